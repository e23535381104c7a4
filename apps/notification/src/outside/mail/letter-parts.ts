// The parts of an email: tables and inline styles, which is what mail programs understand. React escapes every value.
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import type { Fact, Headline, Letter } from '../../domain/letter.js';
import { kente, styled, type Tone } from './mail-styles.js';

export type Part = ReactNode;

interface TableLook {
  key?: string;
  width?: string | undefined;
  className?: string;
  style?: CSSProperties;
}

export const table = ({ width = '100%', ...rest }: TableLook, ...rows: ReactNode[]) =>
  h('table', { role: 'presentation', width, cellPadding: 0, cellSpacing: 0, border: 0, ...rest }, h('tbody', null, ...rows));
export const row = (style: CSSProperties, ...content: ReactNode[]) => h('tr', null, h('td', { style }, ...content));

/** Keeps a clock time in one line, with its half of the day in English or Arabic, and the name of its zone. */
const unparted = (text: string) => text.replace(/ (?=(?:[AP]M|[صم])(?!\p{L})|[^()]*\))/gu, '\u00a0');
const side: CSSProperties = { fontSize: 14, lineHeight: '20px' };
const anywhere: CSSProperties = { overflowWrap: 'anywhere' };

export function strip(): Part {
  const blocks = Array.from({ length: 8 }, () => kente).flat();
  const cells = blocks.map(([color, share], at) =>
    h('td', { key: at, width: `${share}%`, style: { height: 6, fontSize: 0, lineHeight: 0, background: color } }),
  );
  return h(
    'table',
    {
      role: 'presentation',
      'aria-hidden': true,
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { tableLayout: 'fixed' },
    },
    h('tbody', null, h('tr', null, ...cells)),
  );
}

/** The logo in letters: mail programs hide pictures until they are asked for. */
export function logo(): Part {
  const mark: CSSProperties = {
    display: 'inline-block',
    width: 32,
    marginInlineEnd: 8,
    borderRadius: 8,
    lineHeight: '32px',
    textAlign: 'center',
  };
  return h(
    'span',
    styled('logo', { fontWeight: 700, fontSize: 20 }),
    h('span', { 'aria-hidden': true, ...styled('mark', mark) }, 'S'),
    'Somo',
  );
}

/** What is grasped first: a time or an amount, in large. */
export function headlineOf({ name, main, lines, isOff = false }: Headline): Part {
  const tones: [Tone, Tone] = isOff ? ['off', 'offSide'] : ['headline', 'headlineSide'];
  const large: CSSProperties = { fontSize: 22, lineHeight: '32px', fontWeight: 700, ...(isOff ? { textDecoration: 'line-through' } : {}) };
  const box = { ...styled(tones[0], { padding: '14px 16px', borderRadius: 12 }) };
  const content = [
    h('div', { key: 'name', ...styled(tones[1], side) }, name),
    h('div', { key: 'main', className: 'large', style: large }, unparted(main)),
    ...lines.map((line) => h('div', { key: line, ...styled(tones[1], { ...side, ...anywhere }) }, unparted(line))),
  ];
  return table({}, h('tr', null, h('td', box, ...content)));
}

/** Returns the words of a person, set apart from those of Somo. */
export function quoteOf({ name, text }: NonNullable<Letter['quote']>): Part {
  const words = h('div', { key: 'text', dir: 'auto', style: { whiteSpace: 'pre-line', ...anywhere } }, text);
  const content = [h('div', { key: 'name', ...styled('muted', { ...side, paddingBottom: 2 }) }, name), words];
  return table({}, h('tr', null, h('td', styled('quote', { padding: '12px 16px' }), ...content)));
}

/** The times to choose from, one below the other. */
export function offeredOf({ name, times }: NonNullable<Letter['offered']>): Part {
  const lines = times.map((time) =>
    h('tr', { key: time }, h('td', styled('line', { padding: '10px 0', fontSize: 18, fontWeight: 600 }), unparted(time))),
  );
  return table({}, h('tr', { key: 'name' }, h('td', styled('muted', { ...side, paddingBottom: 4 }), name)), ...lines);
}

/** From the total on, amounts leave their names more room, and stay in one line. */
export function factsOf(facts: Fact[]): Part {
  const total = facts.findIndex(({ isTotal }) => isTotal);
  if (total < 0) return table({}, ...facts.map((fact) => factRow(fact, '43%')));
  return [
    table({ key: 'facts' }, ...facts.slice(0, total).map((fact) => factRow(fact, '43%'))),
    table({ key: 'amounts' }, ...facts.slice(total).map((fact) => factRow(fact, undefined, { whiteSpace: 'nowrap' }))),
  ];
}

function factRow({ name, value, isTotal = false, isText = false }: Fact, width: string | undefined, wrap: CSSProperties = anywhere): Part {
  const cell: CSSProperties = { padding: isTotal ? '14px 0' : '10px 0', verticalAlign: 'top' };
  const tone = isTotal ? 'total' : 'line';
  if (isText) {
    const words = h('div', { key: 'value', style: { whiteSpace: 'pre-line', ...anywhere } }, unparted(value));
    const heading = h('div', { key: 'name', style: { fontWeight: 600 } }, name);
    return h('tr', { key: name }, h('td', { colSpan: 2, ...styled(tone, cell) }, heading, words));
  }
  const heading = styled(tone, { ...cell, paddingInlineEnd: 12, textAlign: 'start', fontWeight: isTotal ? 700 : 400 });
  const large: CSSProperties = isTotal ? { fontSize: 20, fontWeight: 700 } : { fontWeight: 500 };
  return h(
    'tr',
    { key: name },
    h('th', { scope: 'row', width, ...heading }, isTotal ? name : h('span', styled('muted'), name)),
    h('td', styled(tone, { ...cell, ...large, ...wrap, textAlign: 'end' }), unparted(value)),
  );
}

/** A quiet line of links. */
export function linksOf({ name, links }: NonNullable<Letter['links']>): Part {
  const each = links.map(({ label, url }, at) => [
    at > 0 && ' · ',
    h('a', { key: label, href: url, ...styled('muted', { ...side, textDecoration: 'underline', unicodeBidi: 'isolate' }) }, label),
  ]);
  return h('span', styled('muted', side), name, ' ', ...each.flat());
}

/** As wide as the letter on phones. */
export function buttonOf({ label, url }: Letter['button']): Part {
  const link = styled('buttonText', {
    display: 'block',
    padding: '13px 28px',
    textAlign: 'center',
    fontWeight: 600,
    textDecoration: 'none',
  });
  const cell = h('td', styled('button', { borderRadius: 999 }), h('a', { href: url, ...link }, label));
  return table({ width: 'auto', className: 'wide' }, h('tr', null, cell));
}
