// The mails of the embedded set-up as one readable page, newest first, links to click.
import type { DevMail } from '@somo/contracts/notifications';
import { escapeHtml, htmlPage } from '../http/html.js';

export function mailPage(mails: DevMail[], to: string | undefined): string {
  const filter = `<form action="/dev/mail"><label>To <input name="to" type="email" value="${escapeHtml(to ?? '')}"></label> <button>Show</button></form>`;
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n');
  return htmlPage('Mail', `${filter}\n${list}`);
}

function article(mail: DevMail): string {
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To <a href="/dev/mail?to=${encodeURIComponent(mail.to)}">${escapeHtml(mail.to)}</a>, <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt)}</time></p>
<pre>${withLinks(mail.text)}</pre>
</article>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`);
}
