// What scrolls fades out at the edges behind which there is more.
const DEPTH = '28px';

/** Sets `--more-left`, `--more-right`, `--more-up`, `--more-down`; the mask stands in pieces.css. */
export function fade(box: HTMLElement): { destroy(): void } {
  const look = () => {
    const set = (side: string, more: boolean) => box.style.setProperty(`--more-${side}`, more ? DEPTH : '0px');
    set('left', box.scrollLeft > 2);
    set('right', box.scrollLeft + box.clientWidth < box.scrollWidth - 2);
    set('up', box.scrollTop > 2);
    set('down', box.scrollTop + box.clientHeight < box.scrollHeight - 2);
  };
  box.classList.add('fades');
  const size = new ResizeObserver(look);
  size.observe(box);
  const content = new MutationObserver(look);
  content.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener('scroll', look, { passive: true });
  look();
  return {
    destroy: () => {
      size.disconnect();
      content.disconnect();
      box.removeEventListener('scroll', look);
    },
  };
}
