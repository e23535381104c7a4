import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { wallTime } from '../../lib/format';
import { query } from '../../lib/query';
import { useUser } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { SkippedTimes } from '../../ui/skipped-times';

/** Which starts of a day students see, and which rule withholds the others. */
export function DayExplained({ day, timeZone, isChanged }: { day: string; timeZone: string; isChanged: boolean }) {
  const { t } = useTranslation('availability');
  const id = useUser()?.id ?? '';
  const explained = useQuery(
    query('GET /api/teachers/:id/slots', { params: { id }, query: { from: day, to: day, timeZone, explain: 'true' } }),
  );
  const slots = explained.data?.days[0]?.slots ?? [];
  return (
    <Box mt="6" aria-live="polite">
      <Heading as="h3" size="sm" mb="2">
        {t('why.title')}
      </Heading>
      {isChanged && (
        <Text color="fg.muted" textStyle="sm" mb="2">
          {t('why.unsaved')}
        </Text>
      )}
      <SkippedTimes day={day} zone={timeZone} teacherZone={timeZone} />
      {explained.isPending && <Skeleton h="16" />}
      <FetchError compact of={explained} text={t('why.failed')} />
      {explained.data && slots.length === 0 && (
        <Text color="fg.muted" textStyle="sm">
          {t('why.none')}
        </Text>
      )}
      <Box as="ul" listStyleType="none" textStyle="sm">
        {slots.map(({ startsAt, teacherLocal, why = 'open' }) => (
          <Box as="li" key={startsAt} display="flex" justifyContent="space-between" gap="3">
            <Text as="span" fontVariantNumeric="tabular-nums">
              {wallTime(teacherLocal.startTime)}
            </Text>
            <Text as="span" color={why === 'open' ? 'fg' : 'fg.muted'} textAlign="end">
              {t(`why.${why}`)}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
