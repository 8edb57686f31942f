/** How many thoughts go on at once: one per core, and one core left to the page. A search takes up to 16 MB. */
export const thinkers = () => Math.max(1, Math.min(6, (navigator.hardwareConcurrency || 2) - 1));
