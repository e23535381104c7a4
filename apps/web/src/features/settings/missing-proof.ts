import type { TFunction } from 'i18next';

/** What is said where somebody shows again who they are, and a field is empty. */
export const missingProof = (t: TFunction<'settings'>) => ({ password: t('missing.password'), code: t('missing.code') });
