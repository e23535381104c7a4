import { useEffect, useEffectEvent } from 'react';
import { Button } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RoomTimer } from '@somo/contracts/classroom';
import { fromInstant } from '@somo/contracts/time';
import { sendLive } from '../../lib/live';
import { useNow } from '../../lib/use-now';
import { NoticeLine } from './notice-line';
import { playArrival } from './play-tones';

interface Props {
  timer: RoomTimer | null;
  lessonId: string;
  speakerId: string | undefined;
}

/** A timer that ended this long ago is of no interest any more. */
const endedMs = 30_000;

/** The timer of the two, with a soft sound at its end. */
export function TimerNotice({ timer, ...props }: Props) {
  return timer && <Running key={timer.endsAt} timer={timer} {...props} />;
}

function Running({ timer, lessonId, speakerId }: Props & { timer: RoomTimer }) {
  const { t } = useTranslation('classroom');
  const leftMs = fromInstant(timer.endsAt) - useNow(1_000);
  const isOver = leftMs <= 0;
  const ring = useEffectEvent(() => leftMs > -endedMs && void playArrival(speakerId));
  useEffect(() => {
    if (isOver) ring();
  }, [isOver]);
  if (leftMs < -endedMs) return null;
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <NoticeLine
      role={isOver ? 'status' : 'timer'}
      text={isOver ? t('timer.over') : t('timer.left', { time })}
      icon={<Timer size="1.25em" aria-hidden />}
    >
      <Button variant="outline" onClick={() => void sendLive('room.timer', { lessonId, minutes: 0 })}>
        {t(isOver ? 'timer.close' : 'timer.stop')}
      </Button>
    </NoticeLine>
  );
}
