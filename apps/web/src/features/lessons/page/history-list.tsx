import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { dateOf, listText, timeOf, unparted, zoneLabel } from '../../../lib/format';
import type { Answer } from '../../../lib/query';
import { FetchError } from '../../../ui/fetch-error';
import { Loading } from '../../../ui/loading';
import type { Side } from '../lesson-rules';
import { useHistoryWords } from './history-words';

interface Props {
  of: Answer<'GET /api/lessons/:id/history'>;
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
}

/** What happened to a lesson since it was booked, the latest first. */
export function HistoryList({ of: history, lesson, side, now, zone }: Props) {
  const { t } = useTranslation(['lesson', 'common']);
  const lineOf = useHistoryWords(lesson, side, zone, now);
  const items = [...(history.data?.items ?? [])].reverse();
  return (
    <section aria-label={t('history.title')}>
      <Heading as="h2" size="md">
        {t('history.title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="0.5">
        <bdi>{t('common:timesIn', { zone: zoneLabel(zone, now) })}</bdi>
      </Text>
      {history.isPending && (
        <Loading label={t('history.loading')}>
          <Stack gap="4" mt="4">
            <Skeleton h="10" />
            <Skeleton h="10" />
          </Stack>
        </Loading>
      )}
      <FetchError compact of={history} text={t('history.failed')} />
      <Box as="ol" listStyleType="none" mt="4" _empty={{ display: 'none' }}>
        {items.map((item, at) => {
          const { words, detail, times, quotes } = lineOf(item);
          return (
            <Box
              as="li"
              key={`${item.kind}-${item.at}-${items.length - at}`}
              position="relative"
              ps="6"
              pb="5"
              _last={{ pb: '0' }}
              // A line from each dot to the next.
              _before={{
                content: '""',
                position: 'absolute',
                insetStart: '0',
                top: '1.5',
                w: '2.5',
                h: '2.5',
                borderRadius: 'full',
                bg: at === 0 ? 'brand.solid' : 'border',
              }}
              _after={
                at === items.length - 1
                  ? undefined
                  : { content: '""', position: 'absolute', insetStart: '1', top: '5', bottom: '-1', w: '0.5', bg: 'border' }
              }
            >
              <Text fontWeight={at === 0 ? 'semibold' : 'normal'} overflowWrap="anywhere">
                <bdi>{unparted(words)}</bdi>
              </Text>
              {times.map((time) => (
                <Text key={time} textStyle="sm">
                  {unparted(time)}
                </Text>
              ))}
              {quotes.map((quote) => (
                <Text key={quote} textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
                  {t('common:quoted', { words: quote })}
                </Text>
              ))}
              <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
                <bdi>{unparted([...(detail ? [detail] : []), listText([dateOf(item.at, zone), timeOf(item.at, zone)])].join(' · '))}</bdi>
              </Text>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
