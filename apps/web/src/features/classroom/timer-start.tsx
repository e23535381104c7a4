import { useEffect, useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RoomTimer } from '@somo/contracts/classroom';
import { fromInstant } from '@somo/contracts/time';
import { sendLive } from '../../lib/live';
import { useNow } from '../../lib/use-now';
import { SelectField } from '../../ui/select-field';
import type { Place } from './place';

const offered = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60];

/** Starts a timer that both see. While one runs, its own line has the way to stop it. */
export function TimerStart({ timer, place: { lesson, name } }: { timer: RoomTimer | null; place: Place }) {
  const { t } = useTranslation('classroom');
  const [minutes, setMinutes] = useState('5');
  const now = useNow(1_000);
  const isRunning = timer !== null && fromInstant(timer.endsAt) > now;
  const hasStarted = useRef(false);
  const running = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: the focus moves to the text in its place.
  useEffect(() => {
    if (isRunning && hasStarted.current && document.activeElement === document.body) running.current?.focus();
    hasStarted.current = false;
  }, [isRunning]);
  if (isRunning)
    return (
      <Text ref={running} tabIndex={-1} outline="none" color="fg.muted">
        {t('timer.runs')}
      </Text>
    );
  return (
    <Box display="flex" alignItems="flex-end" gap="2">
      <SelectField
        label={t('timer.label', { name })}
        value={minutes}
        onChange={setMinutes}
        options={offered.map((count) => ({ value: String(count), label: t('timer.minutes', { count }) }))}
      />
      <Button
        variant="outline"
        flexShrink={0}
        onClick={() => {
          hasStarted.current = true;
          void sendLive('room.timer', { lessonId: lesson.id, minutes: Number(minutes) });
        }}
      >
        {t('timer.start')}
      </Button>
    </Box>
  );
}
