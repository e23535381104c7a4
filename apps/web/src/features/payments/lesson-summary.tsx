import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { subjectName } from '../../i18n/names';
import { fullDate, lessonTime, money, unparted } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { feePercent } from './shares';

/** What the student is paying for, and how much. */
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
          </Box>
        </Box>
        <Text fontWeight="medium" mt="4">
          {fullDate(lesson.startsAt, zone)}
        </Text>
        <Text fontVariantNumeric="tabular-nums">
          <bdi>{unparted(when)}</bdi>
        </Text>
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
