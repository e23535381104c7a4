// An email as plain text: everything its design shows.
import { translator } from '@somo/messages/translator';
import type { Letter } from './letter.js';

/** Returns the paragraphs, the quote, the lists of times, the facts, the notes and the links. */
export function plainText(
  { language, paragraphs, quote, offered, dates = [], facts, notes, links: adding }: Letter,
  links: string[],
): string {
  const { t } = translator(language, 'emails');
  const lists = [...(offered ? [offered] : []), ...dates];
  const linesOf = (times: string[]) => times.map((time) => t('offered.line', { time })).join('\n');
  return [
    ...paragraphs,
    ...(quote ? [t('quote.text', { name: quote.name, quote: quoted(quote.text) })] : []),
    ...lists.map(({ name, times }) => t('offered.lines', { name, times: linesOf(times) })),
    ...(facts.length > 0 ? [facts.map(({ name, value }) => t('fact', { name, value })).join('\n')] : []),
    ...notes,
    ...(adding?.links.map(({ label, url }) => t('fact', { name: label, value: url })) ?? []),
    ...links,
    t('signature'),
  ].join('\n\n');
}

/** Marks each line as a quote, as email programs do, so that none passes for one of ours. */
export function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
