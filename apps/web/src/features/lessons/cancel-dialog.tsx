import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { fullDate, money, offsetName, timeRange } from '../../lib/format';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useCancelLesson } from './api/cancel-lesson';
import { cancelOutcome, type Side } from './lesson-rules';

/** Says what happens to the money before the lesson is canceled. */
export function CancelDialog({ lesson, side, zone, onClose }: { lesson: Lesson; side: Side; zone: string; onClose: () => void }) {
  const { t } = useTranslation('lessons');
  const cancelling = useCancelLesson();
  const cancel = () =>
    cancelling.mutate(lesson.id, {
      onSuccess: () => toast(t('cancelled'), t('cancelledText')),
      onError: (error) => toast(t('cancelFailed'), refusalOf(error) ?? t('cancelFailedText'), 'error'),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      danger
      title={t('cancelTitle')}
      keep={t('cancelKeep')}
      confirm={cancelling.isPending ? t('cancelling') : t('cancelLesson')}
      busy={cancelling.isPending}
      onKeep={onClose}
      onConfirm={cancel}
    >
      <Text color="fg" fontWeight="semibold">{`${lesson.subject}, ${fullDate(lesson.startsAt, zone)}`}</Text>
      <Text color="fg" mb="3">
        {`${timeRange(lesson.startsAt, lesson.endsAt, zone)} (${offsetName(zone, fromInstant(lesson.startsAt))})`}
      </Text>
      <Text>{t(cancelOutcome(lesson, side, clock.now()), { price: money(lesson.price.amountCents), name: lesson.student.firstName })}</Text>
    </ConfirmDialog>
  );
}
