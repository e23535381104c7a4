import { useTranslation } from 'react-i18next';
import { useHasLine } from '../../lib/use-is-online';
import type { CallState, Phase } from './call/call-state';

/** Returns in words why the other person is not to be seen or heard, as a title and a text. */
export function usePhaseWords({ phase, live }: Pick<CallState, 'phase' | 'live'>, name: string): [title?: string, text?: string] {
  const { t } = useTranslation('classroom');
  const hasLine = useHasLine();
  const lost = live ? t('call.lost', { name }) : t('call.away');
  const words: Partial<Record<Phase, [title: string, text?: string]>> = {
    waiting: [t('call.waiting', { name }), t('call.waitingText', { name })],
    connecting: [t('call.connecting', { name })],
    reconnecting: [t('call.reconnecting', { name }), hasLine ? lost : t('call.lostHere')],
    left: [t('call.left', { name }), t('call.leftText', { name })],
    replaced: [t('call.replaced'), t('call.replacedText')],
  };
  return words[phase] ?? [];
}
