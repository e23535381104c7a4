import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Lesson } from '@somo/contracts/lessons';
import { dayAndTime, dayName, dayOf, lessonTime, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink, TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { useLessons } from './api/list-lessons';
import { PaymentBadge } from './lesson-badges';
import { JoinLink } from './join-link';
import { LessonPerson } from './lesson-person';
import { NextLesson } from './next-lesson';
import { isPayable, lessonPath, upcomingLessons, type Side } from './lesson-rules';

interface Props {
  side: Side;
  now: number;
  zone: string;
  title: string;
  subtitle: string;
  empty: ReactNode;
  more: ReactNode;
  /** How many lessons are shown. */
  most?: number;
}

interface RowProps {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  day: string;
}

function UpcomingRow({ lesson, side, now, zone, day }: RowProps) {
  const { t } = useTranslation(['common', 'lessons']);
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      gap="3"
      justifyContent="space-between"
      py="3.5"
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: 0, pb: 0 }}
    >
      <LessonPerson lesson={lesson} side={side}>
        <Box display="flex" flexWrap="wrap" columnGap="2" textStyle="sm" mt="1">
          <Text fontWeight="medium">{day}</Text>
          <Text fontVariantNumeric="tabular-nums">
            <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
          </Text>
        </Box>
        {side === 'student' && lesson.proposal && (
          <ButtonLink to={lessonPath(lesson.id, side)} variant="subtle" size="sm" mt="2">
            {t('lessons:newTimeProposed')}
          </ButtonLink>
        )}
      </LessonPerson>
      <Box
        display="flex"
        flexDirection={{ base: 'row', sm: 'column' }}
        flexWrap="wrap"
        alignItems={{ base: 'center', sm: 'flex-end' }}
        justifyContent={{ base: 'space-between', sm: 'flex-start' }}
        columnGap="4"
        rowGap="2"
        w={{ base: 'full', sm: 'auto' }}
      >
        <Box display="flex" order={{ base: 1, sm: 0 }} ms={{ base: 'auto', sm: '0' }}>
          <PaymentBadge lesson={lesson} now={now} zone={zone} />
        </Box>
        {isPayable(lesson, side, now) && (
          <TextLink
            to={paths.payLesson(lesson.id)}
            textStyle="sm"
            aria-label={t('lessons:payNowFor', { subject: lesson.subject, time: dayAndTime(lesson.startsAt, zone) })}
          >
            {t('lessons:payNow')}
          </TextLink>
        )}
        <JoinLink lesson={lesson} side={side} size="sm" />
      </Box>
    </Box>
  );
}

/** The next lessons on a dashboard, without those that have ended. */
export function UpcomingCard({ side, now, zone, title, subtitle, empty, more, most = 4 }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const query = useLessons('upcoming');
  const dayWord = ({ startsAt }: Lesson) => (dayOf(startsAt, zone) === dayOf(now, zone) ? t('common:today') : dayName(startsAt, zone));
  const lessons = upcomingLessons(query.data?.pages.flatMap(({ items }) => items) ?? [], now).slice(0, most);
  return (
    <Panel asChild>
      <section aria-label={title}>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {subtitle}
        </Text>
        {query.isPending && (
          <Stack gap="4" mt="4">
            {/* As high as a next lesson and two more on a phone, so that what is below does not jump. */}
            <Skeleton h={{ base: '19rem', md: '48' }} />
            <Skeleton h={{ base: '11rem', md: '16' }} />
            <Skeleton h={{ base: '11rem', md: '16' }} />
          </Stack>
        )}
        <FetchError compact of={query} text={t('failed')} />
        {query.data && lessons.length === 0 && empty}
        {lessons.length > 0 && (
          <Box as="ul" listStyleType="none" mt="2">
            <Each of={lessons} as="li">
              {(lesson, at) =>
                at === 0 ? (
                  <NextLesson lesson={lesson} side={side} now={now} zone={zone} day={dayWord(lesson)} />
                ) : (
                  <UpcomingRow lesson={lesson} side={side} now={now} zone={zone} day={dayWord(lesson)} />
                )
              }
            </Each>
          </Box>
        )}
        {lessons.length > 0 && <Box mt="4">{more}</Box>}
      </section>
    </Panel>
  );
}
