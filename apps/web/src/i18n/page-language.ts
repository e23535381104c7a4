import { accountLanguages, type AccountLanguage } from '@somo/contracts/account-settings';
import { i18n } from './i18n';

/** Returns the language of the page, as an account can have it: English in a pseudo-language. */
export const pageLanguage = (): AccountLanguage => accountLanguages.find((each) => each === i18n.language) ?? 'en';
