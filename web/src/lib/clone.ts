// A copy of something drawn, to fly above the page: it looks the same outside of its place.

const DRAWN = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linejoin',
  'stroke-linecap', 'opacity', 'font-family', 'font-size', 'font-weight', 'font-style', 'font-variant-numeric', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'paint-order', 'color', 'display', 'overflow',
];
const LAID_OUT = [
  ...DRAWN, 'background', 'border', 'border-radius', 'box-shadow', 'padding', 'gap', 'flex-direction', 'align-items',
  'justify-content', 'grid-template-columns', 'grid-template-rows', 'width', 'height', 'box-sizing', 'text-align', 'line-height',
];

function dress(from: Element, to: Element, properties: string[]): void {
  if (!('style' in to)) return;
  const look = getComputedStyle(from);
  for (const name of properties) (to as HTMLElement).style.setProperty(name, look.getPropertyValue(name));
  if (from.hasAttribute('data-place')) to.setAttribute('data-was', from.getAttribute('data-place')!);
  for (const attribute of ['id', 'data-place', 'data-choice', 'tabindex', 'role', 'aria-label']) to.removeAttribute(attribute);
  for (let i = 0; i < from.children.length; ++i) {
    if (to.children[i]) dress(from.children[i]!, to.children[i]!, from.children[i] instanceof SVGElement ? DRAWN : properties);
  }
}

/** Laid out with its upper left corner at the origin; its size on screen stands in its data. */
export function clone(piece: Element): HTMLElement {
  const box = piece.getBoundingClientRect();
  const holder = document.createElement('div');
  holder.className = 'flying';
  if (piece.hasAttribute('data-place')) holder.dataset['was'] = piece.getAttribute('data-place')!;
  holder.dataset['width'] = String(box.width);
  holder.dataset['height'] = String(box.height);
  holder.style.width = `${box.width}px`;
  holder.style.height = `${box.height}px`;
  if (piece instanceof SVGGraphicsElement && piece.ownerSVGElement) {
    const copy = piece.cloneNode(true) as SVGGraphicsElement;
    dress(piece, copy, DRAWN);
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('width', String(box.width));
    svg.setAttribute('height', String(box.height));
    svg.setAttribute('aria-hidden', 'true');
    // From the piece's own units to the screen, then to the corner of its box.
    const matrix = piece.getScreenCTM() ?? new DOMMatrix();
    const place = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const { a, b, c, d, e, f } = matrix;
    place.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
    copy.removeAttribute('transform');
    copy.style.transform = 'none';
    copy.style.animation = 'none';
    place.append(copy);
    svg.append(place);
    holder.append(svg);
  } else {
    const copy = piece.cloneNode(true) as HTMLElement;
    dress(piece, copy, LAID_OUT);
    copy.style.margin = '0';
    copy.style.position = 'static';
    copy.style.transform = 'none';
    holder.append(copy);
  }
  return holder;
}
