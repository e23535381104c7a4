// The emails about how an account is signed in to: always sent, whatever the reader's preferences.
import type { Role } from '@somo/contracts/caller';
import type { BrowserAdded, ExportReady } from '@somo/contracts/events/user';
import { translator } from '@somo/messages/translator';
import type { EmailContent } from './email.js';
import { exportText } from './export-text.js';
import { signInText } from './sign-in-text.js';

interface Words {
  subject: string;
  text: string;
  paragraphs: string[];
  button: { label: string; url: string };
  footer: string;
}

/** Returns the email with the link to set a new password. Its token is in the fragment, which no server log contains. */
export function resetPasswordEmail(token: string, language: string, publicUrl: string): EmailContent {
  const { t } = translator(language, 'emails');
  const link = `${publicUrl}/reset-password#token=${encodeURIComponent(token)}`;
  return letterOf(language, {
    subject: t('reset.subject'),
    text: t('reset.text', { link }),
    paragraphs: [t('reset.asked'), t('reset.expires')],
    button: { label: t('reset.button'), url: link },
    footer: t('reset.footer'),
  });
}

/** Returns the email about a new password, with what to do if someone else has set it. */
export function passwordChangedEmail(
  changedAt: number,
  { language, timeZone }: { language: string; timeZone: string },
  publicUrl: string,
): EmailContent {
  const { t, formats } = translator(language, 'emails');
  const link = `${publicUrl}/forgot-password`;
  const changed = t('passwordChanged.changed', { time: formats.moment(changedAt, timeZone) });
  return letterOf(language, {
    subject: t('passwordChanged.subject'),
    text: t('passwordChanged.text', { changed, link }),
    paragraphs: [changed, t('passwordChanged.notYou')],
    button: { label: t('passwordChanged.button'), url: link },
    footer: t('footer'),
  });
}

/** Returns the email about a sign-in from an unknown browser, with the way to the page on which its session can be ended. */
export function newSignInEmail(
  added: BrowserAdded,
  { userId, language, timeZone }: { userId: string; language: string; timeZone: string },
  publicUrl: string,
): EmailContent {
  const { t } = translator(language, 'emails');
  const reader = { userId, language, timeZone, nameOf: () => undefined };
  const { title, message } = signInText({ ...added, news: 'new-sign-in' }, reader, translator(language, 'bell'));
  // Every user can reset the password, which ends every session.
  const settings = settingsOf(added.role, publicUrl);
  const url = settings ?? `${publicUrl}/forgot-password`;
  return letterOf(language, {
    subject: title,
    text: t('newSignIn.text', { message, url }),
    paragraphs: [message],
    button: { label: t(settings ? 'newSignIn.button' : 'passwordChanged.button'), url },
    footer: t('footer'),
  });
}

/** Returns the email about a copy of one's own data, with a link to the page that downloads it: the email alone gives no access. */
export function exportReadyEmail(
  { expiresAt, role }: ExportReady,
  { userId, language, timeZone }: { userId: string; language: string; timeZone: string },
  publicUrl: string,
): EmailContent {
  const { t } = translator(language, 'emails');
  const reader = { userId, language, timeZone, nameOf: () => undefined };
  const { title, message } = exportText({ news: 'export-ready', expiresAt }, reader, translator(language, 'bell'));
  const url = settingsOf(role, publicUrl) ?? `${publicUrl}/login`;
  return letterOf(language, {
    subject: title,
    text: t('exportReady.text', { message, notYou: t('exportReady.notYou'), url }),
    paragraphs: [message, t('exportReady.notYou')],
    button: { label: t('exportReady.button'), url },
    footer: t('footer'),
  });
}

/** Only students and teachers have settings. */
const settingsOf = (role: Role | null, publicUrl: string): string | undefined =>
  role === 'student' || role === 'teacher' ? `${publicUrl}/${role}/settings?tab=account` : undefined;

export function letterOf(language: string, { subject, text, paragraphs, button, footer }: Words): EmailContent {
  const { formats } = translator(language, 'emails');
  return {
    subject,
    text,
    letter: { language, direction: formats.direction, title: subject, paragraphs, facts: [], notes: [], button, footer },
  };
}
