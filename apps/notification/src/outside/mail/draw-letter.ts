// An email as HTML: one column of tables with inline styles, which is what mail programs understand. React escapes every value.
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter } from '../../domain/letter.js';

const ink = '#211C18';
const muted = '#685A4C';
const line = '#E8DECF';
const brand = '#33428F';
const font = 'Figtree, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const table = (style: CSSProperties, ...rows: ReactNode[]) =>
  h('table', { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style }, h('tbody', null, ...rows));
const row = (style: CSSProperties, content: ReactNode) => h('tr', null, h('td', { style }, content));

/** The logo in letters: mail programs hide pictures until they are asked for. */
const logo = [
  h(
    'span',
    {
      key: 'mark',
      'aria-hidden': true,
      style: {
        display: 'inline-block',
        width: 32,
        marginInlineEnd: 8,
        borderRadius: 8,
        background: brand,
        color: '#FFFFFF',
        lineHeight: '32px',
        textAlign: 'center',
      } satisfies CSSProperties,
    },
    'S',
  ),
  'Somo',
];

/** Returns a whole HTML document, at most 600 pixels wide, without pictures. */
export function drawLetter({ language, direction, title, paragraphs, facts, notes, button, footer }: Letter): string {
  const body = [
    row({ paddingBottom: 24, fontWeight: 700, fontSize: 20, color: brand }, logo),
    row({}, h('h1', { style: { margin: '0 0 16px', fontSize: 24, lineHeight: '32px', color: ink } }, title)),
    ...paragraphs.map((text) => row({ paddingBottom: 16, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }, text)),
    facts.length > 0 && row({ padding: '8px 0 24px' }, table({ borderTop: `1px solid ${line}` }, ...facts.map(factRow))),
    ...notes.map((text) => row({ paddingBottom: 12, color: muted, overflowWrap: 'anywhere' }, text)),
    row({ padding: '8px 0 24px' }, buttonOf(button)),
    row({ paddingTop: 16, borderTop: `1px solid ${line}`, fontSize: 14, lineHeight: '20px', color: muted }, footer),
  ];
  const card = table(
    { maxWidth: 600, margin: '0 auto', background: '#FFFFFF', borderRadius: 12, padding: 24, color: ink, fontSize: 16, lineHeight: '24px' },
    ...body,
  );
  const page = h(
    'html',
    { lang: language, dir: direction },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, title),
    ),
    h('body', { style: { margin: 0, padding: '24px 12px', background: '#FBF8F3', fontFamily: font } }, card),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function factRow({ name, value, isTotal = false }: Letter['facts'][number]): ReactNode {
  const cell: CSSProperties = { padding: '10px 0', borderBottom: `1px solid ${line}`, verticalAlign: 'top', textAlign: 'start' };
  return h(
    'tr',
    null,
    h('th', { scope: 'row', style: { ...cell, width: '34%', paddingInlineEnd: 12, fontWeight: 400, color: muted } }, name),
    h('td', { style: { ...cell, fontWeight: isTotal ? 700 : 500, fontSize: isTotal ? 20 : 16, overflowWrap: 'anywhere' } }, value),
  );
}

function buttonOf({ label, url }: Letter['button']): ReactNode {
  const style: CSSProperties = {
    display: 'inline-block',
    padding: '12px 24px',
    borderRadius: 999,
    background: brand,
    color: '#FFFFFF',
    fontWeight: 600,
    textDecoration: 'none',
  };
  return h('a', { href: url, style }, label);
}
