// An animated WebP out of frames: each holds only the rectangle in which it differs from the last one.

const QUALITY = 0.62;

/** The parts of frames that changed, encoded by the browser: [{ x, y, width, height, ms, webp }]. */
const encode = (page, frames) =>
  page.evaluate(
    async ([frames, quality]) => {
      const parts = [];
      let canvas, context, before;
      for (const { data, ms } of frames) {
        const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob());
        const [w, h] = [image.width, image.height];
        canvas ??= Object.assign(document.createElement('canvas'), { width: w, height: h });
        context ??= canvas.getContext('2d', { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        const now = context.getImageData(0, 0, w, h);
        let [left, top, right, bottom] = before ? [w, h, 0, 0] : [0, 0, w, h];
        if (before) {
          for (let y = 0; y < h; ++y) {
            for (let x = 0; x < w; ++x) {
              const i = 4 * (y * w + x);
              // Less than this is noise of the recording.
              if (Math.abs(now.data[i] - before.data[i]) + Math.abs(now.data[i + 1] - before.data[i + 1]) + Math.abs(now.data[i + 2] - before.data[i + 2]) < 36) continue;
              [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
            }
          }
          if (right <= left) {
            parts.at(-1).ms += ms;
            continue;
          }
        }
        // Offsets are even numbers.
        [left, top] = [left - (left % 2), top - (top % 2)];
        const part = Object.assign(document.createElement('canvas'), { width: right - left, height: bottom - top });
        part.getContext('2d').drawImage(canvas, left, top, part.width, part.height, 0, 0, part.width, part.height);
        parts.push({ x: left, y: top, width: part.width, height: part.height, ms, webp: part.toDataURL('image/webp', quality).split(',')[1] });
        before = now;
      }
      return parts;
    },
    [frames, QUALITY],
  );

function chunk(name, body) {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'ascii');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
const int24 = (n) => Buffer.from([n & 255, (n >> 8) & 255, (n >> 16) & 255]);

/** The picture itself out of a still WebP: its VP8 chunk, header and padding included. */
function picture(webp) {
  for (let at = 12; at < webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (webp.toString('ascii', at, at + 3) === 'VP8' && webp[at + 3] !== 'X'.charCodeAt(0)) return webp.subarray(at, end);
    at = end;
  }
  throw new Error('No picture in it.');
}

/** `frames`: [{ data: JPEG in base64, ms }], all of one size; `page` is any blank page. */
export async function animated(page, frames) {
  const parts = await encode(page, frames);
  const { width, height } = parts[0];
  const ANIMATION = 2;
  const extended = chunk('VP8X', Buffer.concat([Buffer.from([ANIMATION, 0, 0, 0]), int24(width - 1), int24(height - 1)]));
  const forever = chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]));
  // Drawn over the last frame, which stays.
  const OVER = 2;
  const all = parts.map(({ x, y, width, height, ms, webp }) =>
    chunk('ANMF', Buffer.concat([int24(x / 2), int24(y / 2), int24(width - 1), int24(height - 1), int24(ms), Buffer.from([OVER]), picture(Buffer.from(webp, 'base64'))])),
  );
  const body = Buffer.concat([Buffer.from('WEBP', 'ascii'), extended, forever, ...all]);
  return chunk('RIFF', body);
}
