import { describe, expect, it } from '@jest/globals';
import data from '@mdn/browser-compat-data';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowed } from './allowed';
import { scriptCheck } from './check-script';
import { styleCheck } from './check-styles';

const styles = styleCheck(data);
const inScript = scriptCheck(data, styles);
const dist = join(__dirname, '../../dist');
const oldBrowser = readFileSync(join(__dirname, '../../src/old-browser.ts'), 'utf8');

describe('what the oldest supported browsers lack', () => {
  it.each([
    ['a.toSorted()', '.toSorted'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['const { canParse: a } = URL', 'URL.canParse'],
    ['new Intl.DurationFormat()', 'Intl.DurationFormat'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['globalThis.AbortSignal.any([a])', 'AbortSignal.any'],
    ['Object.groupBy(a, b)', 'Object.groupBy'],
    ['new Sanitizer()', 'Sanitizer'],
    ['window.Sanitizer', 'Sanitizer'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['new CSSStyleSheet()', 'new CSSStyleSheet'],
    ['a.showPopover()', '.showPopover'],
    ['a.requestFullscreen()', '.requestFullscreen'],
    ['a.replace(/(?<=b)c/, d)', 'look-behind'],
    ['new RegExp("(?<!b)c")', 'look-behind'],
    ['/[a--b]/v.test(c)', '/v'],
    ['class A { static { b() } }', 'static {}'],
    ['a = { minHeight: "100dvh" }', 'dynamic viewport units: min-height'],
    ['a = { color: b ? "red" : "color-mix(in srgb, red, blue)" }', 'color-mix()'],
    ['a = { "&:has(b)": { top: 0 } }', ':has'],
    ['a = { "@container (width > 1px)": { top: 0 } }', '@container'],
  ])('is seen in a script: %s', (code, name) => {
    expect(inScript(code)).toContain(name);
  });

  it('is seen in a style sheet', () => {
    const sheet =
      'a{height:100vh;height:100dvh}a:has(b){color:color-mix(in srgb,red,blue);text-wrap:balance}@container (width>1px){a{top:0}}';
    expect(styles.ofSheet(sheet)).toEqual(
      expect.arrayContaining(['dynamic viewport units: height', ':has', 'color-mix()', 'text-wrap', '@container']),
    );
  });

  it('may be used where it is asked for first, and what they have may be used', () => {
    expect(inScript('a = { "@supports (height: 1dvh)": { height: "100dvh" } }; b.at(-1); Object.hasOwn(a, b); a?.b')).toEqual([]);
    expect(styles.ofSheet('@supports (height:1dvh){a{height:100dvh}}@layer b{a{inset:0;aspect-ratio:1}}')).toEqual([]);
  });

  it('is not in the built web app, except for what is known to work without it', () => {
    const found = inBuild();
    const unknown = [...found].filter(([name]) => !allowed.has(name) && !isAdded(name)).map(([name, file]) => `${name} in ${file}`);
    expect(unknown.sort()).toEqual([]);
    expect([...allowed].filter((name) => !found.has(name))).toEqual([]);
  });
});

/** Where this worker fails, for whatever reason, a PDF is only a download (features/materials/pdf/pdf-drawer.ts). */
const mayFail = /^assets\/draw\.worker-[\w-]+\.js$/;

/** Returns each name found in the build, with a file that uses it. */
function inBuild(): Map<string, string> {
  if (!existsSync(dist)) throw new Error('The web app is not built: run `npm run build` first.');
  const found = new Map<string, string>();
  const sheets = new Set<string>();
  const note = (file: string, names: string[]) => names.forEach((name) => found.set(name, file));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    // The build before was checked then.
    if (mayFail.test(file) || file.startsWith('earlier')) continue;
    const text = () => readFileSync(join(dist, file), 'utf8');
    if (file.endsWith('.js') && file !== 'old-browser.js') note(file, inScript(text()));
    if (file.endsWith('.css')) note(file, styles.ofSheet(text()));
    if (!file.endsWith('.html')) continue;
    for (const [, sheet = ''] of text().matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
      if (!sheets.has(sheet)) note(file, styles.ofSheet(sheet));
      sheets.add(sheet);
    }
  }
  return found;
}

/** Returns whether src/old-browser.ts adds the member; `web.url.can-parse` is `URL.canParse`. */
function isAdded(name: string): boolean {
  const [owner = '', member = ''] = name.split('.');
  return [...oldBrowser.matchAll(/core-js\/modules\/\w+\.([\w-]+)\.([\w-]+)\.js/g)].some(
    ([, of = '', module = '']) =>
      module.replaceAll('-', '') === member.toLowerCase() && (owner === '' || of.replaceAll('-', '') === owner.toLowerCase()),
  );
}
