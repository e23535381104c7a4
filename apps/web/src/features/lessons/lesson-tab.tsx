import { Box, Button, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { monthOf } from '../../lib/days';
import { dayOf, dayText, monthText } from '../../lib/format';
import { listMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import type { useLessons } from './api/list-lessons';
import type { LessonMoneyParts } from './lesson-badges';
import { LessonCard } from './lesson-card';
import { useLessonDialogs, type AttendanceOf, type ReviewOf } from './lesson-dialogs';
import { bookableAgain, type Side } from './lesson-rules';
import { PastRow } from './past-row';

interface Props {
  tab: 'upcoming' | 'past';
  query: ReturnType<typeof useLessons>;
  lessons: Lesson[];
  day: string | null;
  side: Side;
  now: number;
  zone: string;
  money: LessonMoneyParts;
  attendance: AttendanceOf;
  review: ReviewOf;
}

export function LessonTab({ tab, query, lessons, day, side, now, zone, money, attendance, review }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const { actions, dialog } = useLessonDialogs(lessons, side, zone, { money, attendance });
  const isNarrow = useIsNarrow();
  const ofDay = day ? lessons.filter((lesson) => dayOf(lesson.startsAt, zone) === day) : lessons;
  // Today's lessons stay under Upcoming when they have ended, after those to come.
  const isOver = ({ endsAt }: Lesson) => fromInstant(endsAt) <= now;
  const isAhead = ({ startsAt }: Lesson) => fromInstant(startsAt) > now;
  const isLast = tab === 'past' ? isAhead : isOver;
  const shown = [...ofDay.filter((lesson) => !isLast(lesson)), ...ofDay.filter(isLast)];
  const toFind =
    side === 'student' && !day && tab === 'upcoming' ? <ButtonLink to={paths.findTeachers}>{t('findTeachers')}</ButtonLink> : undefined;
  const words =
    tab === 'upcoming'
      ? [t('noUpcoming'), side === 'student' ? t('noUpcomingText') : t('noUpcomingTextTeacher')]
      : [t('noPast'), t('noPastText')];

  // Lessons cancelled before they began come after those that are over; headings part them, and the months.
  const partOf = (at: number): string => {
    const { startsAt } = shown[at]!;
    return isAhead(shown[at]!) ? t('cancelledAhead') : monthText(`${monthOf(dayOf(startsAt, zone))}-01`);
  };
  const pastHeadingAt = (at: number) => (at === 0 || partOf(at) !== partOf(at - 1) ? partOf(at) : null);
  const again = side === 'student' && tab === 'past' ? bookableAgain(lessons) : null;
  const shownOf = (lesson: Lesson) => ({
    ...{ lesson, side, now, zone, money, attendance, review, actions },
    isAgain: again?.has(lesson.id) ?? false,
  });
  const isRow = ({ displayStatus }: Lesson) => tab === 'past' && !isNarrow && displayStatus !== 'upcoming';
  const headingAt = (at: number) => (isOver(shown[at]!) && (at === 0 || !isOver(shown[at - 1]!)) ? t('earlierToday') : null);

  if (query.isPending) {
    return (
      <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
        {[0, 1, 2].map((at) => (
          <Panel key={at} display="flex" gap="4">
            <Skeleton w="12" h="12" />
            <Stack flex="1">
              <Skeleton h="5" w="1/2" />
              <Skeleton h="4" />
              <Skeleton h="4" w="1/2" />
            </Stack>
          </Panel>
        ))}
      </Loading>
    );
  }
  return (
    <Stack gap={tab === 'past' && !isNarrow ? '2' : '4'} {...listMark} tabIndex={-1} role="group" aria-label={t(tab)}>
      <FetchError of={query} text={t('failed')} />
      {!query.isError && shown.length === 0 && (
        <Panel>
          <EmptyState
            drawing="calendar"
            title={day ? t('noneThatDay', { day: dayText(day) }) : words[0]!}
            text={day ? undefined : words[1]}
            action={toFind}
          />
        </Panel>
      )}
      <Each of={shown}>
        {(lesson, at) => (
          <>
            <Parting text={tab === 'upcoming' ? headingAt(at) : pastHeadingAt(at)} />
            {isRow(lesson) ? (
              <PastRow {...shownOf(lesson)} />
            ) : (
              <LessonCard {...shownOf(lesson)} isNext={tab === 'upcoming' && !day && at === 0 && !isOver(lesson)} />
            )}
          </>
        )}
      </Each>
      {query.hasNextPage && (
        <Box textAlign="center">
          <Button variant="outline" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('common:showMore')}
          </Button>
        </Box>
      )}
      {dialog}
    </Stack>
  );
}

function Parting({ text }: { text: string | null }) {
  return (
    text && (
      <Heading as="h2" size="sm" color="fg.muted" _notFirst={{ mt: '4' }}>
        {text}
      </Heading>
    )
  );
}
