import { useState } from 'react';
import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { breakTypes, type BreakType } from '@somo/contracts/availability';
import { availabilityLimits } from '@somo/contracts/rules/availability';
import { dayOf } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { LiveRegion } from '../../ui/live-region';
import { Panel } from '../../ui/panel';
import { SegmentField } from '../../ui/segment-field';
import { TextField } from '../../ui/text-field';
import { useBookedLessons } from './api/booked-lessons';
import { BreakCalendar } from './break-calendar';
import { daysOff, daysOffText } from './days-off';
import { LessonLines } from './effect-note';
import { lessonsInBreak } from './effects';
import { useSaveBreaks } from './use-save-breaks';
import type { EditedHours } from './use-hours';

/** Adds a break or leave, which is saved at once; says before which booked lessons it meets. */
export function AddBreak({ edited, timeZone }: { edited: EditedHours; timeZone: string }) {
  const { t } = useTranslation('availability');
  const today = dayOf(useNow(), timeZone);
  const lessons = useBookedLessons().data ?? [];
  const [type, setType] = useState<BreakType>('break');
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const { add, busy } = useSaveBreaks(edited);
  const period = start === null ? null : { startDate: start, endDate: end ?? start };
  const isOff =
    period !== null && edited.hours.breakPeriods.some((other) => other.startDate <= period.startDate && period.endDate <= other.endDate);
  const within = period ? lessonsInBreak(timeZone, period, lessons) : [];

  function choose(day: string): void {
    const begins = start === null || end !== null || day < start;
    setStart(begins ? day : start);
    setEnd(begins ? null : day);
  }
  async function save(): Promise<void> {
    if (!period || !(await add({ ...period, type, reason: reason.trim() || null }))) return;
    setStart(null);
    setEnd(null);
    setReason('');
  }
  return (
    <Panel asChild>
      <section aria-label={t('breaks.addTitle')}>
        <Heading as="h2" size="md">
          {t('breaks.addTitle')}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mt="1" mb="5">
          {t('breaks.text')}
        </Text>
        <Box
          display="grid"
          columnGap="8"
          rowGap="5"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(16rem, 1fr) minmax(0, 1fr)' }}
        >
          <BreakCalendar today={today} timeZone={timeZone} hours={edited.hours} lessons={lessons} start={start} end={end} onDay={choose} />
          <Stack gap="4">
            <SegmentField
              legend={t('breaks.type')}
              value={type}
              onChange={setType}
              options={breakTypes.map((value) => ({ value, label: t(`breaks.types.${value}`) }))}
            />
            <Box aria-live="polite">
              <Text fontWeight="semibold">{period ? daysOffText(period) : t('breaks.choose')}</Text>
              <Text color="fg.muted" textStyle="sm">
                {period ? t(end === null ? 'breaks.orLonger' : 'breaks.days', { count: daysOff(period) }) : t('breaks.chooseText')}
              </Text>
            </Box>
            <TextField
              label={t('breaks.reason')}
              maxLength={availabilityLimits.reasonMax}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <LiveRegion>
              {isOff && (
                <Text color="fg.error" textStyle="sm">
                  {t('breaks.alreadyOff')}
                </Text>
              )}
            </LiveRegion>
            <LiveRegion>
              {!isOff && within.length > 0 && (
                <Box color="clay.fg">
                  <Text>{t('breaks.within', { count: within.length })}</Text>
                  <LessonLines lessons={within} />
                </Box>
              )}
            </LiveRegion>
            <Button disabled={!period || isOff || busy} loading={busy} loadingText={t('saving')} onClick={() => void save()}>
              {t(`breaks.add.${type}`)}
            </Button>
          </Stack>
        </Box>
      </section>
    </Panel>
  );
}
