import { describe, expect, it } from '@jest/globals';
import { embedded } from './lib/embedded';
import { withBlanks } from './prerender-teachers';

/** As Emotion does: a style stands before what first uses it. */
const draw = () => {
  const style = (name: string) => `<style data-emotion="css ${name}">.css-${name}{color:red}</style>`;
  const drawn = new Set<string>();
  const once = (name: string) => (drawn.has(name) ? '' : (drawn.add(name), style(name)));
  const cards = (embedded('featured')?.items ?? []).map(
    ({ isVerified }) =>
      `<article>${once('a')}<p class="css-a">${isVerified ? `${once('b')}<b class="css-b">Verified</b>` : ''}</p></article>`,
  );
  return Promise.resolve(cards.join(''));
};

describe('pages with featured teachers', () => {
  it('have the styles of cards that show more, outside of them, so that each of them can be put in', async () => {
    const page = await withBlanks(draw);
    expect(page).toContain('.css-b{color:red}');
    const beside = JSON.parse(/id="data-featured">(.*)<\/script>/.exec(page)?.[1] ?? '') as Record<string, string[]>;
    expect(beside['verified']).toEqual(Array(3).fill('<article><p class="css-a"><b class="css-b">Verified</b></p></article>'));
  });
});
