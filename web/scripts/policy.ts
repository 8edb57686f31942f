// A page from a plain web space carries its own content security policy: what the server's says in
// its headers, with the hashes of whatever stands in the page itself.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const hashes = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([^]*?)</${tag}>`, 'g'))]
    .map(([, inside]) => ` 'sha256-${createHash('sha256').update(inside!).digest('base64')}'`)
    .join('');

export function policy(): Plugin {
  return {
    name: 'policy',
    apply: () => process.env['VITE_ALONE'] === '1',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          injectTo: 'head-prepend',
          attrs: {
            'http-equiv': 'Content-Security-Policy',
            content:
              `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'${hashes(html, 'script')}; ` +
              `style-src 'self'${hashes(html, 'style')}; img-src 'self' data:; font-src 'self'; connect-src 'self'; ` +
              `worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'`,
          },
        },
      ],
    },
  };
}
