// The readable page of an export, which lists its files.
import type { ExportPart } from '@somo/contracts/exports';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';

export interface WrittenPart {
  part: ExportPart;
  count: number;
  /** The names of its files in the archive. */
  files: string[];
}

interface Contents {
  email: string;
  language: string;
  timeZone: string;
  requestedAt: Instant;
  parts: readonly WrittenPart[];
}

const style = 'body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:50rem;padding:0 1rem}td,th{padding:.25rem .75rem;text-align:start}';
const missing = ['files', 'notes', 'boards', 'contact', 'secrets', 'deleted'] as const;

export function indexPage({ email, language, timeZone, requestedAt, parts }: Contents): string {
  const { t, formats } = translator(language, 'exports');
  const title = escaped(t('title'));
  const made = t('made', { email, time: formats.moment(fromInstant(requestedAt), timeZone) });
  const rows = parts.map(({ part, count, files }) => {
    const links = files.map((file) => `<a href="${file}">${file.replace(/^.*\./, '').toUpperCase()}</a>`).join(' ');
    return `<tr><td>${escaped(t(`parts.${part}`))}</td><td>${count === 0 ? escaped(t('none')) : count}</td><td>${links}</td></tr>`;
  });
  const heads = (['what', 'count', 'files'] as const).map((name) => `<th scope="col">${escaped(t(`columns.${name}`))}</th>`);
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${formats.direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${escaped(made)}</p>
<table><thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
<h2>${escaped(t('missing.title'))}</h2>
<ul>${missing.map((what) => `<li>${escaped(t(`missing.${what}`))}</li>`).join('')}</ul>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
