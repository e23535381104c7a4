// The one stylesheet names the fonts and nothing else: in the page itself it costs no journey before the first paint.
import type { Plugin } from 'vite';

export function inlineFonts(): Plugin {
  return {
    name: 'somo-inline-fonts',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
          const file = bundle[name];
          if (file?.type !== 'asset') return link;
          delete bundle[name];
          return `<style>${String(file.source)}</style>`;
        });
      },
    },
  };
}
