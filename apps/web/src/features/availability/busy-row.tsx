import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BusyTime } from '@somo/contracts/external-calendars';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { dayOf, shortDate, shortDayDate, timeOf, timeRange } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';

interface Props {
  time: BusyTime;
  zone: string;
  showsHost: boolean;
}

/** A busy time elsewhere; one that is ignored can be booked all the same. */
export function BusyRow({ time, zone, showsHost }: Props) {
  const { t } = useTranslation('availability');
  const { id: busyTimeId, calendarId, host, ignored } = time;
  const saving = useMutation(mutation('PUT /api/me/external-calendars/:id/ignored', { changes: ['calendars'] }));
  const range = useRange(time, zone);
  const name = { day: shortDayDate(dayOf(time.startsAt, zone)), time: range };
  const toggle = () =>
    saving.mutate(
      { params: { id: calendarId }, body: { busyTimeId, ignored: !ignored } },
      { onError: (error) => toast(t('calendars.busy.notSaved'), refusalOf(error) ?? undefined, 'error') },
    );
  return (
    <Box as="li" display="flex" justifyContent="space-between" alignItems="center" gap="3" py="1">
      <Box minW="0" py="1">
        <Text
          fontVariantNumeric="tabular-nums"
          textDecoration={ignored ? 'line-through' : undefined}
          color={ignored ? 'fg.muted' : undefined}
        >
          {range}
        </Text>
        {(ignored || showsHost) && (
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {ignored ? t('calendars.busy.ignored') : <bdi>{host}</bdi>}
          </Text>
        )}
      </Box>
      <Button
        variant="ghost"
        minH="11"
        me="-4"
        flexShrink="0"
        aria-disabled={saving.isPending || undefined}
        aria-label={t(ignored ? 'calendars.busy.countOne' : 'calendars.busy.ignoreOne', name)}
        onClick={() => !saving.isPending && toggle()}
      >
        {t(ignored ? 'calendars.busy.count' : 'calendars.busy.ignore')}
      </Button>
    </Box>
  );
}

function useRange({ startsAt, endsAt, allDay }: BusyTime, zone: string): string {
  const { t } = useTranslation('availability');
  // The end itself is no longer part of it.
  const last = toInstant(fromInstant(endsAt) - 1);
  const isOneDay = dayOf(startsAt, zone) === dayOf(last, zone);
  if (allDay) return isOneDay ? t('calendars.busy.allDay') : t('calendars.busy.allDayUntil', { day: shortDate(last, zone) });
  if (isOneDay) return timeRange(startsAt, endsAt, zone);
  return t('calendars.busy.until', { from: timeOf(startsAt, zone), day: shortDate(endsAt, zone), to: timeOf(endsAt, zone) });
}
