import { useState } from 'react';
import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { Hand, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sendLive } from '../../lib/live';
import { SelectField } from '../../ui/select-field';
import type { CallState } from './call/call-state';
import type { Place } from './place';
import { useHand } from './use-hand';

const offered = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60];

/** Raises one's hand, and starts a timer that both see. */
export function RoomTools({ state, place }: { state: CallState; place: Place }) {
  const { t } = useTranslation('classroom');
  const [minutes, setMinutes] = useState('5');
  const { timer } = state.shared;
  const hand = useHand(state, place);
  const lessonId = place.lesson.id;
  const setTimer = (next: number) => void sendLive('room.timer', { lessonId, minutes: next });
  return (
    <Stack gap="4">
      <Heading as="h3" size="sm">
        {t('tools')}
      </Heading>
      <Button variant="outline" alignSelf="flex-start" onClick={hand.turn}>
        <Hand aria-hidden />
        {t(hand.isUp ? 'hand.lower' : 'hand.raise')}
      </Button>
      <Box display="flex" alignItems="flex-end" gap="2">
        <SelectField
          label={t('timer.label', { name: place.name })}
          value={minutes}
          onChange={setMinutes}
          options={offered.map((count) => ({ value: String(count), label: t('timer.minutes', { count }) }))}
        />
        <Button variant="outline" flexShrink={0} onClick={() => setTimer(timer ? 0 : Number(minutes))}>
          <Timer aria-hidden />
          {t(timer ? 'timer.stop' : 'timer.start')}
        </Button>
      </Box>
    </Stack>
  );
}
