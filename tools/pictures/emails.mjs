// Draws every email in every language, with the push message of the same news below it, side by side, one picture for each kind; and
// writes the receipt in each language (pdftoppm -png makes pictures of it):
//   npm run build && node tools/pictures/emails.mjs /tmp/emails [kind …]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { accountNews, contents, lesson, moment, receipt, seriesContents, student, teacher } from './email-samples.mjs';

const [folder = '/tmp/emails', ...wanted] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const built = (file, app = 'notification') => import(join(root, `apps/${app}/dist`, `${file}.js`));
const { locales } = await import(join(root, 'libs/messages/dist/src/locales.js'));
const { drawLetter } = await built('outside/mail/draw-letter');
const { notificationEmail, confirmationEmail } = await built('domain/email');
const { seriesEmail } = await built('domain/series-email');
const { pushMessage } = await built('domain/push-text');
const { messageEmail } = await built('domain/message-email');
const { digestEmail } = await built('domain/digest-email');
const { accountNewsEmail } = await built('domain/operator-email');
const { closingEmail, closingWaitsEmail } = await built('domain/closing-email');
const { resetPasswordEmail, passwordChangedEmail, newSignInEmail, exportReadyEmail } = await built('domain/account-email');

const url = 'https://somo.test';
const people = { [student]: 'Amara Diallo', [teacher]: 'Kwame Mensah' };
const zones = { [student]: 'Africa/Cairo', [teacher]: 'Africa/Nairobi' };
const nameOf = (id) => people[id];
const readerOf = (userId, language) => ({
  ...{
    userId,
    language,
    email: `${userId}@somo.test`,
    firstName: people[userId].split(' ')[0],
    role: userId === teacher ? 'teacher' : 'student',
  },
  ...{ timeZone: zones[userId], nameOf, zoneOf: (id) => zones[id] },
});
const toStudent = (language) => readerOf(student, language);

const kinds = {
  confirm: (language) => confirmationEmail('token', language, url),
  reset: (language) => resetPasswordEmail('token', language, url),
  'password-changed': (language) => passwordChangedEmail(moment, toStudent(language), url),
  'new-sign-in': (language) =>
    newSignInEmail(
      { signedInAt: new Date(moment).toISOString(), browser: 'Firefox', system: 'Linux', role: 'student' },
      toStudent(language),
      url,
    ),
  'export-ready': (language) => exportReadyEmail({ expiresAt: new Date(moment).toISOString(), role: 'student' }, toStudent(language), url),
  closing: (language) => closingEmail({ eraseAt: new Date(moment).toISOString() }, toStudent(language), url),
  kept: (language) => closingEmail({ eraseAt: null }, toStudent(language), url),
  'closing-waits': (language) => closingWaitsEmail(language, url),
  message: (language) => messageEmail({ senderId: teacher, recipientId: student }, 3, toStudent(language), url),
  digest: (language) => digestEmail([contents['booking-confirmed'][1], contents.paid[1], contents.openings[1]], toStudent(language), url),
};
for (const kind of accountNews)
  kinds[kind] = (language) =>
    accountNewsEmail({ kind, at: moment, reason: kind === 'suspended' ? 'Two reports.' : null }, toStudent(language), url);
for (const [kind, [who, content, about]] of Object.entries(contents))
  kinds[kind] = (language) => {
    const reader = readerOf(who, language);
    return {
      ...notificationEmail(content, reader, url, { lessonId: 'lesson-1', ...about }),
      push: pushMessage(content, reader, url, 'lesson-1'),
    };
  };
for (const [kind, [who, content, about]] of Object.entries(seriesContents))
  kinds[kind] = (language) => seriesEmail(content, readerOf(who, language), url, about);

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const frame = (language, { subject, letter, push }) => `
  <td style="vertical-align:top;width:390px">
    <p dir="${letter.direction}" style="font:bold 15px sans-serif;margin:8px">${escaped(subject)}</p>
    <iframe style="width:380px;border:0" srcdoc="${escaped(drawLetter(letter))}"></iframe>
    ${push ? `<p dir="${letter.direction}" style="font:14px sans-serif;margin:8px;padding:8px;border:1px solid #bbb;white-space:pre-line">🔔 <b>${escaped(push.notification.title)}</b>\n${escaped(push.notification.body)}</p>` : ''}
  </td>`;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 390 * locales.length + 20, height: 900 } });
let drawn = 0;
for (const [kind, emailIn] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  const emails = locales.map((language) => [language, emailIn(language)]);
  for (const [language, { subject, text }] of emails)
    if (/\{\{|\bundefined\b|(?<![\w/])[a-z]\w+(\.[a-z]\w+){2,}/.test(`${subject}\n${text}`.replace(/https?:\S+/g, '')))
      throw new Error(`${kind} in ${language} has a text that the catalogue lacks: ${subject} ${text}`);
  await page.setContent(
    `<title>${kind}</title><table><tr>${emails.map(([language, email]) => frame(language, email)).join('')}</tr></table>`,
  );
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('iframe'))
      each.style.height = `${each.contentDocument.documentElement.scrollHeight}px`;
  });
  await page.screenshot({ path: join(folder, `${kind}.png`), fullPage: true });
  await writeFile(
    join(folder, `${kind}.txt`),
    emails.map(([language, { subject, text }]) => `== ${language}\n${subject}\n\n${text}\n`).join('\n'),
  );
  drawn += emails.length;
}
await browser.close();
const { receiptPdf } = await built('receipt/receipt-pdf', 'payments');
const { languageOfPdf } = await built('receipt/language-of-pdf', 'payments');
for (const language of locales) {
  const who = { student: people[student], teacher: people[teacher], timeZone: zones[student] };
  const pdf = await receiptPdf({ receipt, lesson, moduleName: 'Calculus', language: languageOfPdf(language), now: moment, ...who });
  await writeFile(join(folder, `receipt-${language}.pdf`), pdf);
}
console.log(`${drawn} emails and ${locales.length} receipts are in ${folder}.`);
