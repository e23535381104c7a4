import { useEffect, useEffectEvent } from 'react';
import { Button } from '@chakra-ui/react';
import { Hand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RoomPeer } from '@somo/contracts/classroom';
import { sendLive } from '../../lib/live';
import { LiveRegion } from '../../ui/live-region';
import type { CallState } from './call/call-state';
import { NoticeLine } from './notice-line';
import type { Place } from './place';
import { playArrival } from './play-tones';

interface Props {
  state: CallState;
  place: Place;
  peers: RoomPeer[];
  speakerId: string | undefined;
}

/** A raised hand, for both to see, until either lowers it; the other person hears it too. */
export function HandNotice({ state, place: { lesson, me, other, name }, peers, speakerId }: Props) {
  const { t } = useTranslation('classroom');
  const { hands } = state.shared;
  // It stays up while their connection is lost, for when they come back.
  const isTheirs = hands.includes(other.id) && peers.some(({ userId }) => userId === other.id);
  const whose = isTheirs ? other.id : hands.includes(me.id) ? me.id : undefined;
  const play = useEffectEvent(() => void playArrival(speakerId));
  useEffect(() => {
    if (isTheirs) play();
  }, [isTheirs]);
  return (
    <LiveRegion>
      {whose && (
        <NoticeLine
          text={isTheirs ? t('hand.theirs', { name }) : t('hand.yours')}
          icon={<Hand size="1.25em" aria-hidden />}
          isLoud={isTheirs}
        >
          <Button
            variant="outline"
            color="inherit"
            onClick={() => void sendLive('room.hand', { lessonId: lesson.id, userId: whose, raised: false })}
          >
            {t('hand.lower')}
          </Button>
        </NoticeLine>
      )}
    </LiveRegion>
  );
}
