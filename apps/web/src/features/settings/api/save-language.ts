import { accountLanguages } from '@somo/contracts/account-settings';
import { http } from '../../../lib/http';

/** Keeps the language of the account. */
export async function saveLanguage(chosen: string): Promise<void> {
  const language = accountLanguages.find((each) => each === chosen);
  if (language) await http('PATCH /api/me/settings', { body: { account: { language } } });
}
