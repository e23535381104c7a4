import { useRef, useState } from 'react';
import { Box, Button, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { breakTypes, type BreakType } from '@somo/contracts/availability';
import { availabilityLimits } from '@somo/contracts/rules/availability';
import { isDateText } from '@somo/contracts/time';
import { dayOf, fullDayText } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { useBookedLessons } from './api/booked-lessons';
import { LessonLines } from './effect-note';
import { lessonsInBreak } from './effects';
import { focusNeighbor } from './focus-neighbor';
import { addBreak, removeBreak } from './hours';
import type { EditedHours } from './use-hours';

/** Days off: a break or leave. */
export function BreaksTab({ edited, timeZone }: { edited: EditedHours; timeZone: string }) {
  const { t } = useTranslation('availability');
  const today = dayOf(useNow(), timeZone);
  const lessons = useBookedLessons().data ?? [];
  const [type, setType] = useState<BreakType>('break');
  const [startDate, setStart] = useState('');
  const [endDate, setEnd] = useState('');
  const [reason, setReason] = useState('');
  const list = useRef<HTMLHeadingElement>(null);
  const { hours, change } = edited;
  const isReversed = startDate !== '' && endDate !== '' && endDate < startDate;
  const isPast = startDate !== '' && startDate < today;
  const isTooFar = [startDate, endDate].some((date) => date !== '' && !isDateText(date));
  const isComplete = startDate !== '' && endDate !== '' && !isReversed && !isPast && !isTooFar;
  const within = isComplete ? lessonsInBreak(timeZone, { startDate, endDate }, lessons) : [];
  const said = (from: string, to: string) => (from === to ? fullDayText(from) : `${fullDayText(from)} – ${fullDayText(to)}`);
  function add(): void {
    change(addBreak(hours, { startDate, endDate, type, reason: reason.trim() || null }));
    setStart('');
    setEnd('');
    setReason('');
    list.current?.focus();
  }
  return (
    <Stack gap="6" maxW="3xl">
      <Panel asChild>
        <section aria-label={t('breaks.addTitle')}>
          <Heading as="h2" size="md" mb="4">
            {t('breaks.addTitle')}
          </Heading>
          <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
            <SelectField
              label={t('breaks.type')}
              value={type}
              onChange={(value) => setType(value as BreakType)}
              options={breakTypes.map((value) => ({ value, label: t(`breaks.types.${value}`) }))}
            />
            <TextField
              type="date"
              label={t('breaks.start')}
              min={today}
              value={startDate}
              onChange={(event) => setStart(event.target.value)}
              error={isPast ? t('breaks.past') : undefined}
            />
            <TextField
              type="date"
              label={t('breaks.end')}
              min={startDate || today}
              value={endDate}
              onChange={(event) => setEnd(event.target.value)}
              error={isTooFar ? t('breaks.tooFar') : isReversed ? t('breaks.reversed') : undefined}
            />
          </Box>
          <Box mt="4">
            <TextField
              label={t('breaks.reason')}
              maxLength={availabilityLimits.reasonMax}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Box>
          {within.length > 0 && (
            <Box role="status" mt="4" color="clay.fg">
              <Text>{t('breaks.within', { count: within.length })}</Text>
              <LessonLines lessons={within} />
            </Box>
          )}
          <Button mt="4" disabled={!isComplete} onClick={add}>
            {t('breaks.add')}
          </Button>
        </section>
      </Panel>
      <Panel asChild>
        <section aria-label={t('breaks.list')}>
          <Heading ref={list} tabIndex={-1} outline="0" as="h2" size="md" mb="2">
            {t('breaks.list')}
          </Heading>
          {hours.breakPeriods.length === 0 && <Text color="fg.muted">{t('breaks.none')}</Text>}
          <Box as="ul" listStyleType="none" divideY="1px" divideColor="border">
            {hours.breakPeriods.map((period) => (
              <Box as="li" key={period.id} display="flex" justifyContent="space-between" gap="3" py="3">
                <Box minW="0">
                  <Text fontWeight="semibold">{t(`breaks.types.${period.type}`)}</Text>
                  <Text>{said(period.startDate, period.endDate)}</Text>
                  {period.reason && (
                    <Text color="fg.muted" overflowWrap="anywhere">
                      {period.reason}
                    </Text>
                  )}
                </Box>
                <IconButton
                  variant="ghost"
                  size="sm"
                  aria-label={t('breaks.remove', { days: said(period.startDate, period.endDate) })}
                  onClick={(event) => {
                    focusNeighbor(event.currentTarget);
                    change(removeBreak(hours, period.id));
                  }}
                >
                  <X />
                </IconButton>
              </Box>
            ))}
          </Box>
        </section>
      </Panel>
    </Stack>
  );
}
