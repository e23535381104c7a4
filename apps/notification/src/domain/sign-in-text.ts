// The sentence about the origin of a sign-in.
import { fromInstant } from '@somo/contracts/time';
import type { Translator } from '@somo/messages/translator';
import type { SignInNews } from './content.js';
import type { Reader, Text } from './reader.js';

export function signInText({ browser, system, signedInAt }: SignInNews, { timeZone }: Reader, { t, formats }: Translator<'bell'>): Text {
  const place = browser && system ? t('newSignIn.place', { browser, system }) : (browser ?? system ?? t('newSignIn.unknown'));
  const message =
    timeZone === undefined
      ? t('newSignIn.brief', { place })
      : t('newSignIn.message', { place, time: formats.moment(fromInstant(signedInAt), timeZone) });
  return { title: t('newSignIn.title'), message };
}
