// The emails about what operators do to an account, and about how its owner signs in: always sent, whatever the reader's preferences.
import type { RolesChanged } from '@somo/contracts/events/user';
import { fromInstant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import { letterOf } from './account-email.js';
import type { EmailContent } from './email.js';

interface Reader {
  language: string;
  timeZone: string;
}

interface AccountNews {
  kind:
    | 'suspended'
    | 'restored'
    | 'warned'
    | 'restricted'
    | 'unrestricted'
    | 'emailChanged'
    | 'twoStepOn'
    | 'twoStepOff'
    | 'twoStepReset'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'passkeysReset'
    | 'passkeyRefused'
    | 'googleLinked'
    | 'googleReplacedPassword'
    | 'rolesGiven'
    | 'rolesChanged'
    | 'rolesRemoved';
  at: number;
  /** In the words of the operator. */
  reason?: string | null;
  /** Of an operator, by name. */
  roles?: string;
}

/** Returns the email about a change to an account, with the way to object. */
export function accountNewsEmail(news: AccountNews, { language, timeZone }: Reader, publicUrl: string): EmailContent {
  const { t, formats } = translator(language, 'emails');
  const time = formats.moment(news.at, timeZone);
  const happened = t(`${news.kind}.happened`, { time, roles: news.roles ?? '' });
  const isGood = news.kind === 'restored' || news.kind === 'unrestricted';
  const url = `${publicUrl}/${isGood ? 'login' : 'contact'}`;
  const said = [happened, ...(news.reason ? [t('decisionReason', { reason: news.reason })] : [])];
  const next = t(`${news.kind}.next`);
  return letterOf(language, {
    subject: t(`${news.kind}.subject`),
    text: t('accountNews', { happened: said.join('\n\n'), next, url }),
    paragraphs: [...said, next],
    button: { label: t(isGood ? 'signIn' : 'contactUs'), url },
    footer: t('footer'),
  });
}

/** Returns the email about the roles that an operator has from now on, with the way to object. */
export function rolesEmail({ roles, appointed, changedAt }: RolesChanged, reader: Reader, publicUrl: string): EmailContent {
  const { t, formats } = translator(reader.language, 'emails');
  const kind = roles.length === 0 ? 'rolesRemoved' : appointed ? 'rolesGiven' : 'rolesChanged';
  return accountNewsEmail(
    { kind, at: fromInstant(changedAt), roles: formats.list(roles.map((role) => t(`operatorRoles.${role}`))) },
    reader,
    publicUrl,
  );
}
