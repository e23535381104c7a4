import { describe, expect, it } from '@jest/globals';
import { filesIn } from './document-files';

describe('the files that open a page without a connection', () => {
  it('are the hashed ones that its document fetches, with the fonts that every language needs', () => {
    const html = `
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="preload" as="font" href="/assets/figtree-texts-D_Z.woff2" />
      <link rel="preload" as="font" href="/assets/figtree-latin-ext-wght-normal-D_Z.woff2" />
      <link rel="modulepreload" crossorigin href="/assets/dashboard-1a2b.js">
      <script type="module" crossorigin src="/assets/index-3c4d.js"></script>`;
    expect(filesIn(html)).toEqual(['assets/figtree-texts-D_Z.woff2', 'assets/dashboard-1a2b.js', 'assets/index-3c4d.js']);
  });
});
