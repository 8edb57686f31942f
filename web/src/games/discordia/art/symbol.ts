/** A drawing that is kept once in the document and used by reference: `#di-NAME`. */
export const symbol = (name: string, box: string, inside: string): string =>
  `<symbol id="di-${name}" viewBox="${box}">${inside}</symbol>`;
