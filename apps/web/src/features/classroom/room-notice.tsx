import { Button, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasLine } from '../../lib/use-is-online';
import type { MediaError } from './call/media';
import type { CallState } from './call/call-state';
import { NoticeLine } from './notice-line';

interface Props {
  state: CallState;
  name: string;
  /** A panel takes the room where the stage says how the call is. */
  isCovered: boolean;
  problem: Pick<MediaError, 'device' | 'problem'> | null;
  onDismiss: () => void;
  onMicrophone: () => void;
}

/** The one thing that is wrong on this side, above the controls, where it covers neither them nor the picture. */
export function RoomNotice({ state, name, isCovered, problem, onDismiss, onMicrophone }: Props) {
  const { t } = useTranslation(['classroom', 'common']);
  const hasLine = useHasLine();
  if (problem)
    return (
      <NoticeLine role="alert" text={t(`media.${problem.device}.${problem.problem}`)}>
        <IconButton variant="ghost" aria-label={t('common:dismiss')} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </NoticeLine>
    );
  if (isCovered && state.phase === 'reconnecting')
    return <NoticeLine role="status" text={hasLine ? t('call.reconnecting', { name }) : t('call.lostHere')} />;
  // Where the connection between the two is lost as well, the stage says so.
  if (!state.live && state.phase !== 'reconnecting')
    return <NoticeLine role="status" text={t(state.phase === 'connected' ? 'call.live' : 'call.away')} />;
  if (state.hasMicrophone || state.phase === 'replaced') return null;
  return (
    <NoticeLine role="status" text={t('call.noMicrophone', { name })}>
      <Button variant="outline" onClick={onMicrophone}>
        {t('check.turnMicrophoneOn')}
      </Button>
    </NoticeLine>
  );
}
