import { Box, Text } from '@chakra-ui/react';
import { CalendarX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { deadline, fullDate, listText, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { ButtonLink } from '../../ui/links';
import { BookedFrame } from './booked-frame';
import { PayLink } from './pay-link';

interface Props {
  lessons: Lesson[];
  zone: string;
  onLeave: () => void;
  onClose: () => void;
}

/** What is left to do after booking weekly lessons: all of them are paid in one step. */
export function WeeklyDialog({ lessons, zone, onLeave, onClose }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const now = useNow();
  const [first] = lessons;
  if (!first) return null;
  const amountCents = lessons.reduce((sum, { price }) => sum + price.amountCents, 0);
  const payBy = first.payBy !== null && now < fromInstant(first.payBy) ? first.payBy : null;
  const name = first.teacher.firstName || t('common:unknownTeacher');
  return (
    <BookedFrame
      title={payBy ? t('oneStepLeft', { time: deadline(payBy, now, zone) }) : t('released')}
      icon={payBy ? <Clock size={28} /> : <CalendarX size={28} />}
      tint={payBy ? 'clay.fg' : 'fg.muted'}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to={paths.studentLessons} onClick={onLeave} variant={payBy ? 'plain' : 'outline'}>
            {t('weekly.toLessons')}
          </ButtonLink>
          {payBy && <PayLink lessonId={first.id} amountCents={amountCents} onLeave={onLeave} />}
        </>
      }
    >
      <Text mb="4">
        {!payBy ? t('weekly.payOver') : first.status === 'pending' ? t('weekly.heldText', { name }) : t('weekly.eachPaid')}
      </Text>
      <Text fontWeight="semibold">
        <bdi>{t('subjectWith', { subject: subjectName(first.subject) || t('general'), name: first.teacher.fullName })}</bdi>
      </Text>
      {first.learner && (
        <Text color="fg.muted" textStyle="sm">
          <bdi>{t('forLearner', { name: first.learner.firstName })}</bdi>
        </Text>
      )}
      <Box as="ul" listStyleType="none" mt="2" aria-label={t('weekly.dates')}>
        {lessons.map(({ id, startsAt }) => (
          <Text as="li" key={id} py="0.5" fontVariantNumeric="tabular-nums">
            <bdi>{unparted(listText([fullDate(startsAt, zone), timeOf(startsAt, zone)]))}</bdi>
          </Text>
        ))}
      </Box>
      {payBy && first.status === 'pending' && (
        <Text color="fg.muted" textStyle="sm" mt="4">
          {t('weekly.eachPaid')}
        </Text>
      )}
    </BookedFrame>
  );
}
