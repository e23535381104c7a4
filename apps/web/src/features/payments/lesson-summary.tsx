import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { clock } from '../../lib/clock';
import { dayName, fullDate, lessonTime, money, offsetName, timeOf, unparted } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { feePercent } from './shares';

/** What the student is paying for and for whom, until when it is free to cancel, and how much. */
export function LessonSummary({
  lesson,
  payment,
  zone,
  open,
  children,
}: {
  lesson: Lesson;
  payment: LessonPayment;
  zone: string;
  /** Still to be paid. */
  open: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['payments', 'common']);
  const percent = feePercent(payment);
  const when = lessonTime(lesson, zone);
  const { freeCancelUntil: until, status } = lesson;
  const isFree = (status === 'confirmed' || status === 'pending') && clock.now() < fromInstant(until);
  return (
    <Panel asChild>
      <section aria-label={t('yourLesson')}>
        <Box display="flex" gap="4" alignItems="center">
          <PersonAvatar person={lesson.teacher} />
          <Box minW="0">
            <Heading as="h2" size="md" overflowWrap="anywhere">
              {lesson.subject ? <Stored>{subjectName(lesson.subject)}</Stored> : t('general')}
            </Heading>
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              <bdi>{t('list.by', { name: lesson.teacher.fullName || t('common:unknownTeacher') })}</bdi>
            </Text>
            {lesson.learner && (
              <Text textStyle="sm" overflowWrap="anywhere">
                {t('forLearner', { name: lesson.learner.firstName })}
              </Text>
            )}
          </Box>
        </Box>
        <Text fontWeight="medium" mt="4">
          {fullDate(lesson.startsAt, zone)}
        </Text>
        <Text fontVariantNumeric="tabular-nums">
          <bdi>{unparted(when)}</bdi>
        </Text>
        {isFree && (
          <Text textStyle="sm" mt="2">
            {t('freeUntil', { time: timeOf(until, zone), day: dayName(until, zone), zone: offsetName(zone, fromInstant(until)) })}
          </Text>
        )}
        {open && (
          <Box mt="4" pt="4" borderTopWidth="1px" borderColor="border">
            <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap="4">
              <Text fontWeight="semibold">{t('total')}</Text>
              <Text fontFamily="heading" fontWeight="bold" textStyle="2xl" fontVariantNumeric="tabular-nums">
                {money(payment.amountCents)}
              </Text>
            </Box>
            {percent !== null && (
              <Text color="fg.muted" textStyle="sm">
                {t('includesFee', { percent })}
              </Text>
            )}
          </Box>
        )}
        {children}
      </section>
    </Panel>
  );
}
