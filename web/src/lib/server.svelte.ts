// Whether a server answers. A page from a plain web space has none and never asks for one.
export const alone = import.meta.env['VITE_ALONE'] === '1';

export const server: { answers: boolean } = $state({ answers: !alone });
