import { useTranslation } from 'react-i18next';
import { rungs } from '@somo/contracts/classroom';
import type { CallState } from './call/call-state';
import { ladder } from './call/rungs';
import { whatIsSent } from './what-is-sent';

export type LineAct = 'auto' | 'keepCamera' | 'stopSaving';

export interface LineWords {
  text: string;
  /** The one thing to do about it. */
  act?: LineAct;
}

/** Returns in words what this side sends while the two are connected, who or what limits it, and what can be done about it. */
export function useLineWords(state: CallState, name: string): LineWords | null {
  const { t } = useTranslation('classroom');
  const { phase, rung, why, choice, camera, sharing, saver, other, capBytes } = state;
  if (phase !== 'connected') return null;
  const what = t(whatIsSent(state));
  const isMuted = rung === 'voice' && !state.microphone && state.hasMicrophone;
  const sends = isMuted ? t('line.muted') : t('line.now', { what });
  const waits = sharing && ladder[rung].screen === null ? t('line.screenWaits') : '';
  const said = (...parts: string[]) => [...parts, waits].filter(Boolean).join(' ');
  // Whoever saves data sends voice at most, and these words say so.
  if (rung === 'text' && (saver || other?.saver)) return { text: t(why === 'limit' ? 'line.why.textForLimit' : 'line.why.textOnly') };
  const silence = isMuted ? t('line.muted') : '';
  if (other?.saver && saver) return { text: said(t('line.bothSave'), silence), act: 'stopSaving' };
  if (other?.saver) return { text: said(t('line.theySave', { name }), silence) };
  if (saver) return { text: said(t('line.youSave'), silence), act: 'stopSaving' };
  if (choice !== 'auto') return { text: said(sends), act: 'auto' };
  if (rung === 'text') return { text: t(why === 'limit' ? 'line.why.textForLimit' : 'line.why.textOnly') };
  if (why === 'start' || why === 'room') return null;
  if (why !== 'limit') {
    const text = said(t(`line.why.${why}`, { what }));
    return rung === 'voice' && camera ? { text, act: 'keepCamera' } : { text };
  }
  if (!camera && !sharing) return null;
  if (other !== null && rungs.indexOf(other.limit) <= rungs.indexOf(rung)) return { text: said(t('line.theyLimit', { name }), sends) };
  // Otherwise a limit has just been lifted, and the picture follows.
  return capBytes === null ? null : { text: said(t('line.why.limit', { what })) };
}

/** Returns in words why the other person's picture is not shown. */
export function useReason({ other, saver }: CallState, name: string, words: LineWords | null): string {
  const { t } = useTranslation('classroom');
  if (words && (saver || other?.saver)) return words.text;
  return other?.cameraOn ? t('call.pictureWaits', { name }) : t('call.cameraOffOf', { name });
}
