// The emails about closing an account: always sent, whatever the reader's preferences.
import type { UserClosing } from '@somo/contracts/events/user';
import { fromInstant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import { letterOf } from './account-email.js';
import type { EmailContent } from './email.js';

/** Returns the email about an account that is being closed, with the way to keep it, or about one that was kept. */
export function closingEmail(
  { eraseAt, byOperator }: Pick<UserClosing, 'eraseAt' | 'byOperator'>,
  { language, timeZone }: { language: string; timeZone: string },
  publicUrl: string,
): EmailContent {
  const { t, formats } = translator(language, 'emails');
  const url = `${publicUrl}/login`;
  const step = eraseAt === null ? 'accountKept' : 'accountClosing';
  const said =
    eraseAt === null
      ? [t(byOperator ? 'accountKept.byUs' : 'accountKept.message')]
      : [
          t('accountClosing.message', { time: formats.moment(fromInstant(eraseAt), timeZone) }),
          ...(byOperator ? [t('accountClosing.byUs')] : []),
        ];
  const notYou = t(eraseAt === null && byOperator ? 'accountKept.notYouByUs' : `${step}.notYou`);
  return letterOf(language, {
    subject: t(`${step}.subject`),
    text: t(`${step}.text`, { message: said.join('\n\n'), notYou, url }),
    paragraphs: [...said, notYou],
    button: { label: t(`${step}.button`), url },
    footer: t('footer'),
  });
}

/** Returns the email about a closed account that waits for another payout method. */
export function closingWaitsEmail(language: string, publicUrl: string): EmailContent {
  const { t } = translator(language, 'emails');
  const url = `${publicUrl}/login`;
  const [message, next] = [t('accountWaits.message'), t('accountWaits.next')];
  return letterOf(language, {
    subject: t('accountWaits.subject'),
    text: t('accountWaits.text', { message, next, url }),
    paragraphs: [message, next],
    button: { label: t('accountWaits.button'), url },
    footer: t('footer'),
  });
}
