// The emails of the embedded setup on one readable page, newest first, with the links to our own site clickable.
import type { DevMail } from '@somo/contracts/notifications';
import { escapeHtml, htmlPage } from '../http/html.js';

/** The name under which the HTML of an email is shown. */
export const htmlFile = 'email.html';

export function mailPage(mails: DevMail[], to: string | undefined, ourUrl: string): string {
  const filter = `<form action="/dev/mail"><label>To <input name="to" type="email" value="${escapeHtml(to ?? '')}"></label> <button>Show</button></form>`;
  const list = mails.length === 0 ? '<p>No emails yet.</p>' : mails.map((mail) => article(mail, ourUrl)).join('\n');
  return htmlPage('Emails', `${filter}\n${list}`);
}

function article(mail: DevMail, ourUrl: string): string {
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To <a href="/dev/mail?to=${encodeURIComponent(mail.to)}">${escapeHtml(mail.to)}</a>, <time datetime="${escapeHtml(mail.sentAt)}">${new Date(mail.sentAt).toUTCString()}</time></p>
<p>${files(mail)}</p>
<pre>${withLinks(mail.text, ourUrl)}</pre>
</article>`;
}

function files({ id, html, attachments }: DevMail): string {
  const designed = html === null ? [] : [fileLink(id, htmlFile, 'View as sent')];
  return [...designed, ...attachments.map((name) => fileLink(id, name, name))].join(' · ');
}

function fileLink(id: string, name: string, text: string): string {
  return `<a href="/dev/mail/${encodeURIComponent(id)}/${encodeURIComponent(name)}">${escapeHtml(text)}</a>`;
}

/** Links only our own URLs: a link in text written by a user could pass for one of ours. */
function withLinks(text: string, ourUrl: string): string {
  return text
    .split(/(https?:\/\/[^\s<>]+)/)
    .map((part) => (part.startsWith(`${ourUrl}/`) ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');
}
