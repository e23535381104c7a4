import { accountLanguages } from '@somo/contracts/account-settings';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

/** Keeps the language of the account. */
export async function saveLanguage(chosen: string): Promise<void> {
  const language = accountLanguages.find((each) => each === chosen);
  // The page may still be finding out who is signed in.
  if (session.token() === null) await session.refresh();
  if (language) await http('PATCH /api/me/settings', { body: { account: { language } } });
}
