import { unknownLicenses, type Component } from './unknown-licenses.mjs';

const one = (name: string, ...ids: string[]): Component => ({ name, version: '1.0.0', licenses: ids.map((id) => ({ license: { id } })) });
const by = (name: string, expression: string): Component => ({ name, version: '1.0.0', licenses: [{ expression }] });

describe('the check of licenses', () => {
  it.each([
    ['one that asks for nothing but to be named', one('left-pad', 'MIT')],
    ['a choice of which one is allowed', by('a', '(GPL-3.0-only OR MIT)')],
    ['two that are both allowed', by('a', 'MIT AND Zlib')],
    ['an exception for this very package', one('caniuse-lite', 'CC-BY-4.0')],
    [
      'a workspace of our own',
      { name: 'gateway', version: '0.1.0', properties: [{ name: 'cdx:npm:package:path', value: 'apps/gateway' }] },
    ],
  ])('takes %s', (_, component) => {
    expect(unknownLicenses({ components: [component] })).toEqual([]);
  });

  it.each([
    ['one that nobody has agreed to', one('a', 'GPL-3.0-only'), 'a 1.0.0: GPL-3.0-only'],
    ['one of two', by('a', 'MIT AND SSPL-1.0'), 'a 1.0.0: MIT AND SSPL-1.0'],
    ['an exception for another package', one('a', 'CC-BY-4.0'), 'a 1.0.0: CC-BY-4.0'],
    ['none at all', { name: 'a', version: '1.0.0' }, 'a 1.0.0: no license'],
  ])('names a package with %s', (_, component, sentence) => {
    expect(unknownLicenses({ components: [component] })).toEqual([sentence]);
  });
});
