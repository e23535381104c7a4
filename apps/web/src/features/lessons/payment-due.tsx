import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dayAndTime, deadline, listText, money, offsetName, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { isPayable } from './lesson-rules';

/** Above a student's lessons: that some wait for a payment, and the one to pay first. Lessons booked together are paid together. */
export function PaymentDue({ lessons, now, zone }: { lessons: Lesson[]; now: number; zone: string }) {
  const { t } = useTranslation('lessons');
  const open = lessons.filter((lesson) => isPayable(lesson, 'student', now));
  const [first] = [...open].sort((a, b) => (a.payBy ?? '').localeCompare(b.payBy ?? ''));
  if (!first?.payBy) return null;
  const together = open.filter(({ id, weekly }) => id === first.id || (weekly && weekly.seriesId === first.weekly?.seriesId));
  const amount = money(together.reduce((sum, { price }) => sum + price.amountCents, 0));
  const time = deadline(first.payBy, now, zone);
  return (
    <Box
      as="section"
      aria-label={t('due.title', { count: open.length })}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="6"
      rowGap="3"
      p={{ base: '4', md: '5' }}
      mb="4"
      bg="clay.subtle"
      borderRadius="l3"
    >
      <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{t('due.title', { count: open.length })}</Text>
        <Text textStyle="sm" mt="0.5">
          <bdi>{unparted(listText([subjectName(first.subject) || t('general'), dayAndTime(first.startsAt, zone)]))}</bdi>
        </Text>
        <Text textStyle="sm" color="clay.fg" fontWeight="medium">
          <bdi>{t('payBy', { time, zone: offsetName(zone, fromInstant(first.payBy)) })}</bdi>
        </Text>
      </Box>
      <ButtonLink to={paths.payLesson(first.id)} w={{ base: 'full', sm: 'auto' }}>
        {t('payAmountNow', { amount })}
      </ButtonLink>
    </Box>
  );
}
