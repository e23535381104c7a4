// Names the build in each of its documents, so that pages know what a build before has kept, and whether a worker is of another one.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export function nameBuild(): Plugin {
  return {
    name: 'somo-name-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const content = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('base64url').slice(0, 12);
        return [{ tag: 'meta', attrs: { name: 'somo-build', content }, injectTo: 'head' }];
      },
    },
  };
}
