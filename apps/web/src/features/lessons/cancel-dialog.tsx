import { useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { freeCancelHours } from '@somo/contracts/rules/booking';
import { clock } from '../../lib/clock';
import { fullDate, lessonTime, listText, money } from '../../lib/format';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ReasonField } from '../../ui/reason-field';
import { useCancelLesson } from './api/cancel-lesson';
import { cancelOutcome, counterpartOf, type CancelOutcome, type Side } from './lesson-rules';

/** What the reader learns once it is cancelled. */
const sentences = {
  cancelUnpaid: 'cancelledText',
  cancelFree: 'cancelledTextRefund',
  cancelLate: 'cancelledText',
  cancelByTeacher: 'cancelledTextRefundStudent',
  cancelByTeacherUnpaid: 'cancelledText',
} as const satisfies Record<CancelOutcome, string>;

/** Says what happens to the money before the lesson is cancelled. */
export function CancelDialog({ lesson, side, zone, onClose }: { lesson: Lesson; side: Side; zone: string; onClose: () => void }) {
  const { t } = useTranslation(['lessons', 'common']);
  const cancelling = useCancelLesson();
  const [reason, setReason] = useState('');
  const outcome = cancelOutcome(lesson, side, clock.now());
  const price = money(lesson.price.amountCents);
  const unknown = t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const cancel = () =>
    cancelling.mutate(
      { id: lesson.id, reason: reason.trim() },
      {
        onSuccess: () => toast(t('cancelled'), t(sentences[outcome], { price, name: counterpartOf(lesson, side).firstName || unknown })),
        onError: (error) => toast(t('cancelFailed'), refusalOf(error) ?? t('cancelFailedText'), 'error'),
        onSettled: onClose,
      },
    );
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
      <Text color="fg" fontWeight="semibold">
        {listText([lesson.subject, fullDate(lesson.startsAt, zone)])}
      </Text>
      <Text color="fg" mb="3">
        {lessonTime(lesson, zone)}
      </Text>
      <Text>{t(outcome, { price, hours: freeCancelHours, name: lesson.student.firstName || unknown })}</Text>
      <Box mt="4" color="fg">
        <ReasonField value={reason} onChange={setReason} />
      </Box>
    </ConfirmDialog>
  );
}
