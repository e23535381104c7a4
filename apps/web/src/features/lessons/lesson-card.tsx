import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { subjectName } from '../../i18n/names';
import { dayAndTime, dayOf, fullDate, lessonTime, listText, money as dollars, timeElsewhere, timeRange, unparted } from '../../lib/format';
import { itemMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { useIsPhone } from '../../lib/use-is-narrow';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { isOpenNow, JoinLink } from './join-link';
import { LessonBadge } from './lesson-badges';
import { LessonBody, type LessonBodyProps } from './lesson-body';
import { LessonDetails } from './lesson-details';
import { LessonPerson } from './lesson-person';
import { ProposalBox } from './proposal-box';
import { StartsIn } from './starts-in';
import { isPayable } from './lesson-rules';

interface Props extends LessonBodyProps {
  /** It is the first to come. */
  isNext: boolean;
}

export function LessonCard({ lesson, side, now, zone, money, attendance, review, isNext, isAgain, actions }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const of = { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) };
  const payable = isPayable(lesson, side, now);
  const teacherClock = t('teacherClock', {
    name: lesson.teacher.firstName || t('common:unknownTeacher'),
    range: timeElsewhere(lesson, lesson.teacherTimeZone, zone),
  });
  const badge = <LessonBadge lesson={lesson} now={now} zone={zone} money={money} />;
  const isPast = lesson.displayStatus !== 'upcoming';
  const isPhone = useIsPhone();
  // The way in matters on the day and of the next lesson; before it is paid, paying does.
  const isDue = !payable && (isNext || isOpenNow(lesson, now) || dayOf(lesson.startsAt, zone) === dayOf(now, zone));
  return (
    <Panel
      asChild
      p="5"
      scrollMarginTop="24"
      {...(isNext ? { borderWidth: '1px', borderColor: 'brand.border' } : {})}
      {...(isPast ? { bg: 'transparent', boxShadow: 'none', borderWidth: '1px', borderColor: 'border' } : {})}
    >
      <article
        {...itemMark}
        tabIndex={-1}
        aria-label={listText([
          subjectName(lesson.subject),
          fullDate(lesson.startsAt, zone),
          timeRange(lesson.startsAt, lesson.endsAt, zone),
        ])}
      >
        {isNext && (
          <Box display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" mb="2">
            <StartsIn startsAt={lesson.startsAt} now={now} zone={zone} />
            {badge}
          </Box>
        )}
        <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="2" justifyContent="space-between">
          <LessonPerson lesson={lesson} side={side} zone={zone}>
            {isPhone && !isNext && <Box mt="1">{badge}</Box>}
            <Box display="flex" flexWrap="wrap" columnGap="3" mt="2">
              <Text fontWeight={isPast ? 'normal' : 'semibold'}>{fullDate(lesson.startsAt, zone)}</Text>
              <Text fontVariantNumeric="tabular-nums">
                <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
              </Text>
            </Box>
            {!isPast && lesson.teacherTimeZone !== zone && (
              <Text color="fg.muted" textStyle="sm">
                <bdi>{unparted(teacherClock)}</bdi>
              </Text>
            )}
            <LessonDetails lesson={lesson} side={side} zone={zone} />
          </LessonPerson>
          <Box
            display="flex"
            flexDirection="column"
            alignItems={{ base: 'stretch', sm: 'flex-end' }}
            justifyContent="space-between"
            gap="3"
            w={{ base: 'full', sm: 'auto' }}
            _empty={{ display: 'none' }}
          >
            {!isNext && !isPhone && badge}
            {payable && (
              <ButtonLink
                to={paths.payLesson(lesson.id)}
                size="sm"
                variant="outline"
                w={{ base: 'full', sm: 'auto' }}
                aria-label={t('payNowFor', of)}
              >
                {lesson.weekly ? t('payNow') : t('payAmountNow', { amount: dollars(lesson.price.amountCents) })}
              </ButtonLink>
            )}
            {isDue && <JoinLink lesson={lesson} side={side} size="sm" />}
            {isAgain && (
              <ButtonLink
                to={paths.bookAgain(lesson.teacher.id, lesson.startsAt, lesson.subject)}
                variant="outline"
                size="sm"
                w={{ base: 'full', sm: 'auto' }}
              >
                {t('bookAgain', { name: lesson.teacher.firstName || lesson.teacher.fullName })}
              </ButtonLink>
            )}
          </Box>
        </Box>
        <ProposalBox lesson={lesson} side={side} zone={zone} />
        <LessonBody {...{ lesson, side, now, zone, money, attendance, review, isAgain, actions }} />
      </article>
    </Panel>
  );
}
