import { Box, Text } from '@chakra-ui/react';
import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { deadline, fullDate, listText, money, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { ButtonLink } from '../../ui/links';
import { BookedFrame } from './booked-frame';

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
  const amount = money(lessons.reduce((sum, { price }) => sum + price.amountCents, 0));
  const isOpen = first.payBy !== null && now < fromInstant(first.payBy);
  const isHeld = first.status === 'pending';
  const name = first.teacher.firstName || t('common:unknownTeacher');
  return (
    <BookedFrame
      title={isHeld ? t('held') : t('weekly.booked', { count: lessons.length })}
      icon={isHeld ? <Clock size={28} /> : <CircleCheck size={28} />}
      tint={isHeld ? 'clay.fg' : 'fg.success'}
      onClose={onClose}
      footer={
        <ButtonLink to={paths.studentLessons} onClick={onLeave} variant={isOpen ? 'plain' : 'outline'}>
          {t('weekly.toLessons')}
        </ButtonLink>
      }
    >
      {isHeld && isOpen && <Text mb="4">{t('weekly.heldText', { name })}</Text>}
      {!isOpen && <Text mb="4">{t('weekly.payOver')}</Text>}
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
      {isOpen && first.payBy && (
        <Box mt="4" p="4" borderRadius="l2" bg="brand.subtle" color="fg">
          <Text fontWeight="semibold" textStyle="lg" textWrap="balance">
            {t('oneStepLeft', { amount, time: deadline(first.payBy, now, zone) })}
          </Text>
          <Text textStyle="sm" mt="1" mb="4">
            {t('weekly.eachPaid')}
          </Text>
          <ButtonLink to={paths.payLesson(first.id)} onClick={onLeave} size="lg" w="full">
            {t('payNow', { amount })}
          </ButtonLink>
        </Box>
      )}
    </BookedFrame>
  );
}
