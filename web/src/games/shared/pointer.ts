// Where the mouse was last seen moving, on whatever page: what appears below it was not pointed at.
export const pointer = { x: -1, y: -1 };

if (typeof window !== 'undefined') {
  addEventListener('pointermove', ({ clientX, clientY }) => Object.assign(pointer, { x: clientX, y: clientY }), true);
}
