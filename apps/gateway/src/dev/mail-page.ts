// The emails of the embedded setup on one readable page, newest first, with the links to our own site clickable.
import type { DevMail } from '@somo/contracts/notifications';
import { escapeHtml, htmlPage } from '../http/html.js';

/** The name under which the HTML of an email is shown. */
export const htmlFile = 'email.html';

interface Shown {
  mails: DevMail[];
  /** The one address whose emails are shown. */
  to: string | undefined;
  ourUrl: string;
  fonts: string;
}

/** Returns the page: the newest email is open, the others are lines to open. */
export function mailPage({ mails, to, ourUrl, fonts }: Shown): string {
  const lead = '<p class="lead">Written but not sent: this setup has no mail server. Newest first.</p>';
  const filter = `<form action="/dev/mail"><label>To <input name="to" type="email" placeholder="All addresses" value="${escapeHtml(to ?? '')}"></label> <button>Show</button></form>`;
  const list = mails.map((mail, at) => article(mail, ourUrl, at === 0));
  return htmlPage('Emails', [lead, filter, ...(list.length > 0 ? list : ['<p>No emails yet.</p>'])].join('\n'), { fonts });
}

function article(mail: DevMail, ourUrl: string, isOpen: boolean): string {
  return `<article>
<details${isOpen ? ' open' : ''}>
<summary><h2>${escapeHtml(mail.subject)}</h2><time datetime="${escapeHtml(mail.sentAt)}">${moment(mail.sentAt)}</time><span>To ${escapeHtml(mail.to)}</span></summary>
<div class="open">
<p class="files">${files(mail)}</p>
<pre>${withLinks(mail.text, ourUrl)}</pre>
</div>
</details>
</article>`;
}

const moment = (at: string) =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} GMT`;

function files({ id, to, html, attachments }: DevMail): string {
  const designed = html === null ? [] : [fileLink(id, htmlFile, 'View as sent')];
  const others = `<a href="/dev/mail?to=${encodeURIComponent(to)}">All emails to this address</a>`;
  return [...designed, ...attachments.map((name) => fileLink(id, name, name)), others].join(' ');
}

function fileLink(id: string, name: string, text: string): string {
  return `<a href="/dev/mail/${encodeURIComponent(id)}/${encodeURIComponent(name)}">${escapeHtml(text)}</a>`;
}

/** Forms of these calendars, which every email about a lesson links to. */
const calendarForms = ['https://calendar.google.com/calendar/render?', 'https://outlook.live.com/calendar/0/deeplink/compose?'];

/**
 * Links only our own URLs and those forms: a link in text written by a user could pass for one of ours. What stands before the colon is the
 * link's text.
 */
function withLinks(text: string, ourUrl: string): string {
  return text
    .split(/((?:^[^:\n]+:\s)?https?:\/\/[^\s<>]+)/m)
    .map((part) => {
      const [, words, url = ''] = /^(?:([^:]+):\s)?(https?:.*)$/.exec(part) ?? [];
      const isKnown = [`${ourUrl}/`, ...calendarForms].some((start) => url.startsWith(start));
      return isKnown ? `<a href="${escapeHtml(url)}">${escapeHtml(words ?? url)}</a>` : escapeHtml(part);
    })
    .join('');
}
