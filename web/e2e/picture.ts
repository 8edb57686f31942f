// How far two pictures of the page differ.
import type { Page } from '@playwright/test';

/** A colour counts as another when one of its channels is off by more than this, of 255. */
const OFF = 40;

export interface Likeness {
  /** Share of pixels that differ; 1 where the size does. */
  differs: number;
  /** The pixels that differ, red on the pale picture; PNG. */
  difference: Buffer | null;
}

/** Two pictures (WebP), compared in `desk`, which is any blank page. */
export async function compared(desk: Page, was: Buffer, is: Buffer): Promise<Likeness> {
  if (was.equals(is)) return { differs: 0, difference: null };
  const { differs, difference } = await desk.evaluate(
    async ([sources, off]) => {
      const [was, is] = (await Promise.all(
        sources.map(async (source) => {
          const image = await createImageBitmap(await (await fetch(source)).blob());
          const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      )) as [ImageData, ImageData];
      if (was.width !== is.width || was.height !== is.height) return { differs: 1, difference: '' };
      const shown = new ImageData(is.width, is.height);
      let count = 0;
      for (let i = 0; i < is.data.length; i += 4) {
        const other = [0, 1, 2].some((k) => Math.abs(was.data[i + k]! - is.data[i + k]!) > off);
        if (other) ++count;
        for (const k of [0, 1, 2]) shown.data[i + k] = other ? (k === 0 ? 220 : 0) : 170 + is.data[i + k]! / 3;
        shown.data[i + 3] = 255;
      }
      const canvas = Object.assign(document.createElement('canvas'), { width: is.width, height: is.height });
      canvas.getContext('2d')!.putImageData(shown, 0, 0);
      return { differs: count / (is.width * is.height), difference: canvas.toDataURL('image/png').split(',')[1]! };
    },
    [[was, is].map((each) => `data:image/webp;base64,${each.toString('base64')}`), OFF] as const,
  );
  return { differs, difference: difference ? Buffer.from(difference, 'base64') : null };
}
