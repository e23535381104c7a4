// An email as an HTML document: one column, at most 600 pixels wide, without pictures.
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter } from '../../domain/letter.js';
import { buttonOf, factsOf, headlineOf, linksOf, logo, offeredOf, row, quoteOf, strip, table, type Part } from './letter-parts.js';
import { font, styled, styleSheet } from './mail-styles.js';

export function drawLetter({ language, direction, title, ...letter }: Letter): string {
  const inner = h('div', { className: 'inner', style: { padding: 32 } }, bodyOf({ title, ...letter }));
  const card = h('div', styled('card', { borderRadius: 16, overflow: 'hidden' }), strip(), inner);
  const footer = h(
    'div',
    styled('muted', { padding: '20px 12px', fontSize: 14, lineHeight: '20px', textAlign: 'center' }),
    letter.footer,
    ...unsubscribeOf(letter.unsubscribe),
  );
  const column = table(
    { style: { maxWidth: 600, margin: '0 auto' } },
    row({ fontFamily: font, fontSize: 16, lineHeight: '24px' }, card, footer),
  );
  const page = table({}, h('tr', null, h('td', styled('page', { padding: '24px 12px' }), column)));
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, title),
    h('style', { dangerouslySetInnerHTML: { __html: styleSheet } }),
  );
  const body = h('body', styled('page', { margin: 0, padding: 0 }), page);
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: language, dir: direction }, head, body))}`;
}

function unsubscribeOf(link: Letter['unsubscribe']): Part[] {
  if (!link) return [];
  return [
    h('br', { key: 'break' }),
    h('a', { key: 'link', href: link.url, ...styled('muted', { textDecoration: 'underline' }) }, link.label),
  ];
}

function bodyOf({
  title,
  paragraphs,
  quote,
  headline,
  offered,
  dates = [],
  facts,
  links,
  notes,
  button,
}: Omit<Letter, 'language' | 'direction'>): Part {
  const rows = facts.filter(({ isHeadline = false }) => !isHeadline || !headline);
  return table(
    {},
    row({ paddingBottom: 28 }, logo()),
    row({}, h('h1', { style: { margin: '0 0 12px', fontSize: 26, lineHeight: '34px' } }, title)),
    ...paragraphs.map((text) => row({ paddingBottom: 12, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }, text)),
    headline && row({ padding: '8px 0 12px' }, headlineOf(headline)),
    quote && row({ padding: '4px 0 16px' }, quoteOf(quote)),
    offered && row({ padding: '4px 0 12px' }, offeredOf(offered)),
    ...dates.map((list) => row({ padding: '4px 0 12px' }, offeredOf(list))),
    rows.length > 0 && row({ paddingBottom: 12 }, factsOf(rows)),
    ...notes.map((text) => row({ paddingTop: 8, overflowWrap: 'anywhere' }, h('span', styled('muted', { fontSize: 14 }), text))),
    row({ paddingTop: 20 }, buttonOf(button)),
    links && row({ paddingTop: 16 }, linksOf(links)),
  );
}
