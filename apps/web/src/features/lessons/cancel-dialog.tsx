import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { freeCancelHours } from '@somo/contracts/rules/booking';
import { fieldRules } from '../../generated/field-rules';
import { clock } from '../../lib/clock';
import { money } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { ReasonField } from '../../ui/reason-field';
import { cancelOutcome, counterpartOf, type CancelOutcome, type Side } from './lesson-rules';
import { LessonSummary } from './lesson-summary';

/** The text once the lesson is cancelled. */
const sentences = {
  cancelUnpaid: 'cancelledText',
  cancelFree: 'cancelledTextRefund',
  cancelFreeRest: 'cancelledTextRefund',
  cancelLate: 'cancelledText',
  cancelByTeacher: 'cancelledTextRefundStudent',
  cancelByTeacherRest: 'cancelledTextRefundStudent',
  cancelByTeacherUnpaid: 'cancelledText',
  cancelRefunded: 'cancelledText',
} as const satisfies Record<CancelOutcome, string>;

interface Props {
  lesson: Lesson;
  /** What has not been refunded yet. */
  leftCents: number;
  side: Side;
  zone: string;
  onClose: () => void;
}

/** Says what happens to the money before the lesson is cancelled. */
export function CancelDialog({ lesson, leftCents, side, zone, onClose }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const cancelling = useMutation(mutation('POST /api/lessons/:id/cancel', { changes: ['lessons'] }));
  const form = useCheckedForm({ rules: fieldRules['POST /api/lessons/:id/cancel'], defaultValues: { reason: '' } });
  const outcome = cancelOutcome(lesson, side, { now: clock.now(), leftCents });
  const price = money(leftCents);
  const unknown = t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const cancel = form.handleSubmit(({ reason }) =>
    cancelling.mutate(
      { params: { id: lesson.id }, body: { reason: reason || undefined } },
      {
        onSuccess: () => {
          toast(t('cancelled'), t(sentences[outcome], { price, name: counterpartOf(lesson, side).firstName || unknown }));
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      danger
      focusTitle
      title={t('cancelTitle')}
      keep={t('cancelKeep')}
      confirm={t('cancelLesson')}
      working={t('cancelling')}
      busy={cancelling.isPending}
      refusal={cancelling.error && (refusalOf(cancelling.error) ?? t('cancelFailed'))}
      onClose={onClose}
      onSubmit={cancel}
    >
      <LessonSummary lesson={lesson} zone={zone} />
      <Text color="fg.muted">{t(outcome, { price, hours: freeCancelHours, name: lesson.student.firstName || unknown })}</Text>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
