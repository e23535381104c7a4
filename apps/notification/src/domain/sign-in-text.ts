// The sentence about the origin of a sign-in.
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Translator } from '@somo/messages/translator';
import type { Reader, Text } from './reader.js';

/** About a sign-in from an unknown browser; its email is not one of a notification (`newSignInEmail`). */
interface SignInNews {
  news: 'new-sign-in';
  browser: string | null;
  system: string | null;
  signedInAt: Instant;
}

export type SignInContent = { type: 'system'; params: SignInNews };

export function signInText({ browser, system, signedInAt }: SignInNews, { timeZone }: Reader, { t, formats }: Translator<'bell'>): Text {
  const place = browser && system ? t('newSignIn.place', { browser, system }) : (browser ?? system ?? t('newSignIn.unknown'));
  const message =
    timeZone === undefined
      ? t('newSignIn.brief', { place })
      : t('newSignIn.message', { place, time: formats.moment(fromInstant(signedInAt), timeZone) });
  return { title: t('newSignIn.title'), message };
}
