import { Button, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasLine } from '../../lib/use-is-online';
import { LiveRegion } from '../../ui/live-region';
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
  const isReconnecting = state.phase === 'reconnecting';
  const isCut = !state.live && !isReconnecting;
  const isSilent = !isCut && !(isCovered && isReconnecting) && !state.hasMicrophone && state.phase !== 'replaced';
  // Where the connection between the two is lost as well, the stage says so.
  const text =
    isCovered && isReconnecting
      ? hasLine
        ? t('call.reconnecting', { name })
        : t('call.lostHere')
      : isCut
        ? t(state.phase === 'connected' ? 'call.live' : 'call.away')
        : isSilent
          ? t('call.noMicrophone', { name })
          : undefined;
  return (
    <>
      {problem && (
        <NoticeLine role="alert" text={t(`media.${problem.device}.${problem.problem}`)}>
          <IconButton variant="ghost" aria-label={t('common:dismiss')} onClick={onDismiss}>
            <X aria-hidden />
          </IconButton>
        </NoticeLine>
      )}
      <LiveRegion>
        {text !== undefined && !problem && (
          <NoticeLine text={text}>
            {isSilent && (
              <Button variant="outline" onClick={onMicrophone}>
                {t('check.turnMicrophoneOn')}
              </Button>
            )}
          </NoticeLine>
        )}
      </LiveRegion>
    </>
  );
}
