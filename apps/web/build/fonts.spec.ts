import { describe, expect, it } from '@jest/globals';
import { create } from 'fontkit';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../libs/messages/src/locales';

const theme = join(__dirname, '../src/ui/theme');
const catalogs = join(__dirname, '../../../libs/messages/locales');

interface Face {
  name: string;
  source: string;
  /** The letters that its file draws. */
  drawn: Set<number>;
  /** True for a letter that browsers look for in it. */
  declares: (letter: number) => boolean;
}

function lettersOf(source: string): Set<number> {
  const font = create(readFileSync(source.startsWith('.') ? join(theme, source) : require.resolve(source)));
  return new Set('characterSet' in font ? font.characterSet : []);
}

function faceOf([rule]: RegExpExecArray): Face {
  const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1] ?? '';
  const [, source = ''] = /url\('([^']+)'\)/.exec(rule) ?? [];
  const ranges = value('unicode-range')
    .split(/,\s*/)
    .map((range) =>
      range
        .replace('U+', '')
        .split('-')
        .map((end) => parseInt(end, 16)),
    );
  const declares = (letter: number) => ranges.some(([first = 0, last = first]) => letter >= first && letter <= last);
  return { name: `${value('font-family')} ${value('font-weight')}`, source, drawn: lettersOf(source), declares };
}

const css = readFileSync(join(theme, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{[^}]+\}/g)].map(faceOf);
const facesOf = (name: string) => faces.filter((face) => face.name === name);
const cut = faces.filter(({ source }) => source.startsWith('.'));

/** Returns the letters of a language's texts; names of cities and what people write may have others. */
function lettersIn(locale: string): string[] {
  const files = readdirSync(join(catalogs, locale)).filter((file) => file.endsWith('.json') && file !== 'cities.json');
  const texts = files.map((file) => readFileSync(join(catalogs, locale, file), 'utf8'));
  return [...new Set(texts.join(''))].filter((letter) => /\S/u.test(letter));
}

describe('the fonts', () => {
  it.each(locales.filter((locale) => locale !== 'ar'))('that every visitor loads draw each letter of our own texts: %s', (locale) => {
    expect(cut.map(({ name }) => name)).toEqual(["'Figtree Variable' 400 700", "'Bricolage Grotesque' 700"]);
    for (const { name, drawn, declares } of cut) {
      const missing = lettersIn(locale).filter((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return !drawn.has(code) || !declares(code);
      });
      expect([name, missing]).toEqual([name, []]);
    }
  });

  it('are looked for in a file that has them, even those letters that the first file was cut by', () => {
    for (const { name } of cut) {
      const same = facesOf(name).filter(({ source }) => !source.includes('latin-ext'));
      const all = [...new Set(same.flatMap(({ drawn }) => [...drawn]))].filter(
        (code) => code >= 0x20 && same.some(({ declares }) => declares(code)),
      );
      const lost = all.filter((code) => same.filter(({ drawn, declares }) => drawn.has(code) && declares(code)).length !== 1);
      expect([name, all.length > 200, lost.map((code) => `U+${code.toString(16)}`)]).toEqual([name, true, []]);
    }
  });
});
