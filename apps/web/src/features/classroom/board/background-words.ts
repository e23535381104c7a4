import type { TFunction } from 'i18next';
import type { useBackground } from './use-background';

/** Returns what to say of what lies behind a page, and what can be done; nothing once it is there. */
export function backgroundWords(t: TFunction<'board'>, { state, retry }: ReturnType<typeof useBackground>) {
  if (state === 'coming') return { text: t('background.coming') };
  if (state === 'gone') return { text: t('background.gone') };
  return state === 'failed' ? { text: t('background.failed'), act: t('again'), onAct: retry } : undefined;
}
