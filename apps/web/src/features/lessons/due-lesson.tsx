import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dayName, deadline, listText, money, offsetName, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { PersonLine } from './person-line';

interface Props {
  /** What one payment settles; the first of them names it. */
  together: [Lesson, ...Lesson[]];
  /** It is the one to pay first. */
  isFirst: boolean;
  now: number;
  zone: string;
}

/** A lesson that waits for a payment: what, with whom, when, until when to pay, and the way to pay. */
export function DueLesson({ together, isFirst, now, zone }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const [lesson] = together;
  const { id, startsAt, payBy, teacher } = lesson;
  const subject = subjectName(lesson.subject) || t('general');
  const time = unparted(listText([dayName(startsAt, zone), timeOf(startsAt, zone)]));
  const pay = t('payAmountNow', { amount: money(together.reduce((sum, { price }) => sum + price.amountCents, 0)) });
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={{ base: '4', md: '6' }}
      rowGap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="clay.muted"
      _first={{ borderTopWidth: 0, pt: '2' }}
      _last={{ pb: 0 }}
    >
      <Box flex="1 1 9rem" minW="0" overflowWrap="anywhere" textStyle="sm">
        <Box display="flex" flexWrap="wrap" columnGap="2">
          <Text fontWeight="medium">
            <bdi>{subject}</bdi>
          </Text>
          <Box>
            <PersonLine lesson={lesson} side="student" name={teacher.fullName || t('common:unknownTeacher')} />
          </Box>
        </Box>
        <Box display="flex" flexWrap="wrap" columnGap="3">
          <bdi>{time}</bdi>
          {payBy && (
            <Text color="clay.fg" fontWeight="medium">
              <bdi>{t('payBy', { time: deadline(payBy, now, zone), zone: offsetName(zone, fromInstant(payBy)) })}</bdi>
            </Text>
          )}
        </Box>
      </Box>
      <ButtonLink
        to={paths.payLesson(id)}
        aria-label={listText([pay, subject, time])}
        {...(isFirst ? { w: { base: 'full', sm: 'auto' } } : { variant: 'plain', size: 'sm' })}
      >
        {pay}
      </ButtonLink>
    </Box>
  );
}
