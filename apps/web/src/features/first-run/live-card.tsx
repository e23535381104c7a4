import type { ReactNode } from 'react';
import { Box, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../lib/clock';
import { shortDayText, wallTime, zoneLabel } from '../../lib/format';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { weeklyHours, type WeeklyHours } from './weekly-hours';

/** A Sunday. */
const sunday = Date.UTC(2000, 0, 2);
const dayText = (day: number) => shortDayText(new Date(sunday + day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10));

interface Props {
  teacherId: string;
  /** Where the money goes: what is left to do about it. */
  payout: ReactNode;
}

/** Tells a new teacher that students can book them, when, and what to do next. */
export function LiveCard({ teacherId, payout }: Props) {
  const { t } = useTranslation('dashboard');
  const availability = useQuery(query('GET /api/me/availability'));
  const { data } = availability;
  const textOf = ({ firstDay, lastDay, startTime, endTime }: WeeklyHours) => {
    const times = { from: wallTime(startTime), to: wallTime(endTime) };
    return firstDay === lastDay
      ? t('live.day', { day: dayText(firstDay), ...times })
      : t('live.days', { first: dayText(firstDay), last: dayText(lastDay), ...times });
  };
  return (
    <Panel asChild>
      <section aria-label={t('live.title')}>
        <HStack gap="2.5" mb="2">
          <Box color="leaf.fg" aria-hidden>
            <CircleCheck />
          </Box>
          <Heading as="h2" size="lg">
            {t('live.title')}
          </Heading>
        </HStack>
        {availability.isPending && <Skeleton h="6" maxW="sm" />}
        <FetchError compact of={availability} text={t('couldNotLoad')} />
        {data && (
          <Stack gap="1">
            <Text>{t('live.hours', { zone: zoneLabel(data.timeZone, clock.now()) })}</Text>
            {weeklyHours(data.recurringSlots).map((hours) => (
              <Text key={hours.firstDay} fontWeight="semibold">
                {textOf(hours)}
              </Text>
            ))}
          </Stack>
        )}
        <HStack mt="5" gap="3" flexWrap="wrap">
          {payout}
          <ButtonLink to={paths.teacher(teacherId)} variant="outline">
            {t('live.seePage')}
          </ButtonLink>
        </HStack>
      </section>
    </Panel>
  );
}
