// Narrows a word that would not fit: a name is read whole, a little slimmer, instead of being cut.
const slimmest = 0.7;

/** The node's only element child is narrowed to the node's inner width. */
export function squeeze(box: HTMLElement): { destroy(): void } {
  const word = box.firstElementChild as HTMLElement;
  const fit = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const wanted = word.offsetWidth;
    if (!room || !wanted) return;
    const by = Math.max(slimmest, Math.min(1, room / wanted));
    word.style.transform = by < 1 ? `scaleX(${by})` : '';
  };
  const watch = new ResizeObserver(fit);
  watch.observe(box);
  watch.observe(word);
  return { destroy: () => watch.disconnect() };
}
