// The styles of emails. Every mail program understands inline styles; some also read the style sheet with the dark version and the rules for phones.
import type { CSSProperties } from 'react';

interface Styled {
  className: string;
  style: CSSProperties;
}

interface Tones {
  light: CSSProperties;
  dark: string;
}

export const font = 'Figtree, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const tones = {
  page: { light: { background: '#FBF8F3' }, dark: 'background:#14110E' },
  card: { light: { background: '#FFFFFF', color: '#211C18' }, dark: 'background:#211C18;color:#F4EEE4' },
  muted: { light: { color: '#685A4C' }, dark: 'color:#D3C5B1' },
  line: { light: { borderBottom: '1px solid #E8DECF' }, dark: 'border-color:#4E4339' },
  total: {
    light: { borderTop: '2px solid #211C18', borderBottom: '1px solid #E8DECF' },
    dark: 'border-top-color:#D3C5B1;border-bottom-color:#4E4339',
  },
  logo: { light: { color: '#33428F' }, dark: 'color:#B4BFEB' },
  mark: { light: { background: '#33428F', color: '#FFFFFF' }, dark: 'background:#4253AE;color:#FFFFFF' },
  headline: { light: { background: '#EEF1FB', color: '#1E2757' }, dark: 'background:#1E2757;color:#EEF1FB' },
  headlineSide: { light: { color: '#33428F' }, dark: 'color:#B4BFEB' },
  off: { light: { background: '#F4EEE4', color: '#685A4C' }, dark: 'background:#352D27;color:#D3C5B1' },
  offSide: { light: { color: '#685A4C' }, dark: 'color:#D3C5B1' },
  quote: { light: { background: '#FBF8F3', borderInlineStart: '4px solid #EEAF1D' }, dark: 'background:#352D27' },
  button: { light: { background: '#33428F' }, dark: 'background:#4253AE' },
  buttonText: { light: { color: '#FFFFFF' }, dark: 'color:#FFFFFF' },
} satisfies Record<string, Tones>;

export type Tone = keyof typeof tones;

/** Returns the class and the inline style of a part. */
export function styled(tone: Tone, style: CSSProperties = {}): Styled {
  return { className: tone, style: { ...tones[tone].light, ...style } };
}

/** The strip of gold, clay, leaf and indigo, as on every page of Somo: color and share of the width. */
export const kente = [
  ['#EEAF1D', 5],
  ['#DF6C3D', 3],
  ['#3B9F6C', 2],
  ['#1E2757', 2.5],
] as const;

const important = (rules: string) =>
  rules
    .split(';')
    .map((rule) => `${rule}!important`)
    .join(';');
const dark = Object.entries<Tones>(tones).map(([name, { dark: rules }]) => `.${name}{${important(rules)}}`);

export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${dark.join('')}}`,
  '@media (max-width:480px){.inner{padding:20px!important}.wide{width:100%!important}}',
  '@media (max-width:350px){.large{font-size:18px!important}}',
].join('');
