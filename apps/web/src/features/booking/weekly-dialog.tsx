import { Box, Text } from '@chakra-ui/react';
import { CalendarX, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { fullDate, listText, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { ButtonLink } from '../../ui/links';
import { BookedFrame } from './booked-frame';
import { OneStepLeft } from './one-step-left';
import { PayLink } from './pay-link';

interface Props {
  lessons: Lesson[];
  zone: string;
  onLeave: () => void;
  onClose: () => void;
}

/** Confirms weekly lessons, all of which are paid in one step. */
export function WeeklyDialog({ lessons, zone, onLeave, onClose }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const now = useNow();
  const [first] = lessons;
  if (!first) return null;
  const amountCents = lessons.reduce((sum, { price }) => sum + price.amountCents, 0);
  const payBy = first.payBy !== null && now < fromInstant(first.payBy) ? first.payBy : null;
  const isHeld = first.status === 'pending';
  const name = first.teacher.firstName || t('common:unknownTeacher');
  return (
    <BookedFrame
      title={!payBy ? t('released') : isHeld ? t('held') : t('weekly.booked', { count: lessons.length })}
      icon={!payBy ? <CalendarX size={28} /> : isHeld ? <Clock size={28} /> : <CircleCheck size={28} />}
      tint={!payBy ? 'fg.muted' : isHeld ? 'clay.fg' : 'fg.success'}
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
      {payBy && <OneStepLeft {...{ amountCents, payBy, now, zone }} />}
      {!payBy && <Text mb="4">{t('weekly.payOver')}</Text>}
      {payBy && isHeld && <Text mb="4">{t('weekly.heldText', { name })}</Text>}
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
      {payBy && (
        <Text color="fg.muted" textStyle="sm" mt="4">
          {t('weekly.eachPaid')}
        </Text>
      )}
    </BookedFrame>
  );
}
