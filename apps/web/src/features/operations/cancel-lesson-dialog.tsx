import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonMoney } from '@somo/contracts/payments';
import { fieldRules } from '../../generated/field-rules';
import { money as dollars } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { useCancelLesson } from './api/change-lesson';
import { Effect } from './effect';
import { ProofPart } from './proof-part';
import { hasMoney, refundableCents } from './refundable';
import { SharedReasonField } from './shared-reason-field';
import { useMoneyProof } from './use-money-proof';
import { useRefused } from './use-refused';

interface Draft {
  how: 'refund' | 'keep';
  reason: string;
}

interface Props {
  lessonId: string;
  /** Undefined if nothing has been asked for yet. */
  money: LessonMoney | undefined;
  names: { student: string; teacher: string };
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Cancels a lesson for its two people, with or without a refund of what was paid. */
export function CancelLessonDialog({ lessonId, money, names, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const cancelling = useCancelLesson();
  const refused = useRefused();
  const left = money && hasMoney(money) ? refundableCents(money) : 0;
  const form = useCheckedForm<Draft>({
    rules: fieldRules['POST /api/admin/lessons/:id/cancel'],
    defaultValues: { how: 'refund', reason: '' },
    words: { reason: t('sharedReasonMissing') },
  });
  const how = form.watch('how');
  const amount = dollars(left);
  const outcome = left === 0 ? 'unpaid' : how;

  const proof = useMoneyProof(cancelling.error);
  const busy = cancelling.isPending || proof.isBusy;

  const send = ({ how, reason }: Draft) =>
    cancelling.mutate(
      { params: { id: lessonId }, body: { reason, refund: how === 'refund' } },
      {
        onSuccess: () => {
          toast(t('cancelLesson.done'), t('cancelLesson.doneText', names));
          onClose();
        },
      },
    );

  return (
    <FormDialog
      danger={!proof.mustSignIn}
      focusTitle
      title={t('cancelLesson.title')}
      keep={t('cancelLesson.keep')}
      confirm={proof.confirm(t(outcome === 'refund' ? 'cancelLesson.confirmRefund' : 'cancelLesson.confirm', { amount }))}
      working={t('working')}
      busy={busy}
      isReady={proof.isReady}
      refusal={refused(proof.error)}
      onClose={onClose}
      onSubmit={proof.submit(form, send)}
      returnTo={returnTo}
    >
      {left > 0 && (
        <ChoiceField
          legend={t('cancelLesson.how')}
          {...form.field('how')}
          value={how}
          disabled={busy}
          options={[
            { value: 'refund', label: t('cancelLesson.refund', { ...names, amount }) },
            { value: 'keep', label: t('cancelLesson.noRefund', names) },
          ]}
        />
      )}
      <Effect>
        <Text>{t('cancelLesson.effect', names)}</Text>
        <Text>{t(`cancelLesson.outcome.${outcome}`, { ...names, amount })}</Text>
      </Effect>
      <SharedReasonField {...form.field('reason')} names={names} disabled={busy} />
      <ProofPart proof={proof} onPasskey={proof.sign(form, send)} readOnly={busy} />
    </FormDialog>
  );
}
