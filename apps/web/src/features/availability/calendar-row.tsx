import { Box, HStack, IconButton, Text } from '@chakra-ui/react';
import { TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hourMs } from '@somo/calendar/days';
import type { ExternalCalendar } from '@somo/contracts/external-calendars';
import { keepBusyHours } from '@somo/contracts/rules/external-calendars';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { dayOf, listText, shortDate, timeOf } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';

/** A calendar elsewhere: where it is, when it was last read, and what is wrong if it can't be. */
export function CalendarRow({ calendar, onRemove }: { calendar: ExternalCalendar; onRemove: () => void }) {
  const { t } = useTranslation('availability');
  const { host, skippedCount } = calendar;
  return (
    <Box as="li" display="flex" justifyContent="space-between" gap="3" py="3">
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{host}</bdi>
        </Text>
        <CalendarStateLine calendar={calendar} />
        {skippedCount > 0 && (
          <Text color="fg.muted" textStyle="sm" mt="1">
            {t('calendars.skipped', { count: skippedCount })}
          </Text>
        )}
      </Box>
      <IconButton variant="ghost" minW="11" h="11" me="-3" aria-label={t('calendars.remove', { host })} onClick={onRemove}>
        <X />
      </IconButton>
    </Box>
  );
}

function CalendarStateLine({ calendar: { state, readAt, busyCount, failingSince, problem } }: { calendar: ExternalCalendar }) {
  const { t } = useTranslation('availability');
  const when = useWhen();
  if (state === 'reading' || (state === 'read' && readAt === null))
    return (
      <Text color="fg.muted" textStyle="sm">
        {t('calendars.reading')}
      </Text>
    );
  if (state === 'read')
    return (
      <Text color="fg.muted" textStyle="sm">
        {t('calendars.ahead', { count: busyCount })} · {t('calendars.read', { time: readAt && when(readAt) })}
      </Text>
    );
  const until = failingSince && when(toInstant(fromInstant(failingSince) + keepBusyHours * hourMs));
  return (
    <HStack alignItems="flex-start" gap="2" mt="1" color="clay.fg" textStyle="sm">
      <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      <Box>
        <Text fontWeight="semibold">{t('calendars.failing', { time: failingSince && when(failingSince) })}</Text>
        <Text>
          {problem && t(`calendars.problems.${problem}`)}{' '}
          {state === 'dropped' ? t('calendars.dropped') : t('calendars.keptUntil', { time: until })}
        </Text>
      </Box>
    </HStack>
  );
}

/** Returns the time alone of a moment of today, and the day with it of another. */
function useWhen(): (at: Instant) => string {
  const zone = useZone();
  const today = dayOf(useNow(), zone);
  return (at) => (dayOf(at, zone) === today ? timeOf(at, zone) : listText([shortDate(at, zone), timeOf(at, zone)]));
}
