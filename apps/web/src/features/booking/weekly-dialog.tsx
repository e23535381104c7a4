import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { fullDate, listText, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
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
  const [booked] = lessons;
  return booked ? <Booked {...{ booked, lessons, zone, onLeave, onClose }} /> : null;
}

function Booked({ booked, lessons, zone, onLeave, onClose }: Props & { booked: Lesson }) {
  const { t } = useTranslation(['booking', 'common']);
  const now = useNow();
  const first = useQuery({
    ...query('GET /api/lessons/:id', { params: { id: booked.id } }),
    initialData: booked,
    // Fetched once at the start, because a push may have come before.
    initialDataUpdatedAt: 0,
  }).data;
  const amountCents = lessons.reduce((sum, { price }) => sum + price.amountCents, 0);
  const unpaid = first.paidAt === null;
  const payBy = unpaid && first.status !== 'cancelled' && first.payBy !== null && now < fromInstant(first.payBy) ? first.payBy : null;
  const state = first.status === 'cancelled' ? 'released' : !payBy && unpaid ? 'late' : first.status === 'pending' ? 'held' : 'booked';
  const { title, icon, tint } = {
    released: { title: t('released'), icon: <CalendarX size={28} />, tint: 'fg.muted' },
    late: { title: t('late'), icon: <CalendarX size={28} />, tint: 'fg.muted' },
    held: { title: t('held'), icon: <Clock size={28} />, tint: 'clay.fg' },
    booked: { title: t('weekly.booked', { count: lessons.length }), icon: <CircleCheck size={28} />, tint: 'fg.success' },
  }[state];
  const name = first.teacher.firstName || t('common:unknownTeacher');
  return (
    <BookedFrame
      {...{ title, icon, tint, onLeave, onClose }}
      unpaidId={payBy ? first.id : null}
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
      {state === 'late' && <Text mb="4">{t('weekly.payOver')}</Text>}
      {state === 'held' && <Text mb="4">{t('weekly.heldText', { name })}</Text>}
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
