import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonMoney } from '@somo/contracts/payments';
import { fieldRules } from '../../generated/field-rules';
import { money as dollars } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { CheckField } from '../../ui/check-field';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useCancelLesson } from './api/change-lesson';
import { useMoveMoney } from './api/move-money';
import { amountError, centsOf } from './parse-amount';
import { RefundEffect } from './effect';
import { refundableCents, refundedCents } from './refundable';
import { NoteField } from './note-field';
import { ProofPart } from './proof-part';
import { SharedReasonField } from './shared-reason-field';
import { useMoneyProof } from './use-money-proof';
import { useNames } from './use-names';
import { useRefused } from './use-refused';

interface Draft {
  how: 'all' | 'part';
  amount: string;
  note: string;
  cancels: boolean;
}

interface Props {
  lessonId: string;
  money: LessonMoney;
  /** The lesson is booked and has not begun: a refund does not cancel it. */
  isToCome: boolean;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/**
 * Refunds all that is left or a part of it. If two operators act at once,
 * the second sees that something has changed, and the new figures.
 */
export function RefundDialog({ lessonId, money, isToCome, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const names = useNames(money);
  const { student } = names;
  const moving = useMoveMoney(lessonId);
  const cancelling = useCancelLesson();
  const refused = useRefused();
  const left = refundableCents(money);
  const amountProblem = ({ how, amount }: Draft) => (how === 'part' ? amountError(amount, left) : null);
  const form = useCheckedForm<Draft>({
    rules: fieldRules['POST /api/admin/lessons/:id/refund'],
    defaultValues: { how: 'all', amount: '', note: '', cancels: false },
    words: { note: t('noteMissing') },
    more: (draft) => {
      const problem = amountProblem(draft);
      return problem ? { amount: t(problem, { most: dollars(left) }) } : {};
    },
  });
  const draft = form.watch();
  const cents = draft.how === 'all' ? left : amountProblem(draft) ? null : centsOf(draft.amount);
  // Before the note, so that it gets the focus first.
  const amount = form.field('amount');

  // A cancellation refunds all that is left.
  const cancels = isToCome && draft.how === 'all' && draft.cancels;
  const proof = useMoneyProof(cancels ? cancelling.error : moving.error);
  const busy = moving.isPending || cancelling.isPending || proof.isBusy;

  const send = ({ note }: Draft) => {
    if (cents === null) return;
    const onSuccess = () => {
      toast(t('refund.done'), t('refund.doneText', { student, amount: dollars(cents) }));
      onClose();
    };
    if (cancels) cancelling.mutate({ params: { id: money.lessonId }, body: { reason: note, refund: true } }, { onSuccess });
    else moving.mutate({ kind: 'refund', amountCents: cents, refundedCents: refundedCents(money), note }, { onSuccess });
  };

  return (
    <FormDialog
      title={t('refund.title')}
      confirm={proof.confirm(
        cents === null ? t('refund.confirmOpen') : t(cancels ? 'refund.confirmCancel' : 'refund.confirm', { amount: dollars(cents) }),
      )}
      danger={!proof.mustSignIn}
      working={t('working')}
      busy={busy}
      isReady={proof.isReady}
      refusal={refused(proof.error)}
      onClose={onClose}
      onSubmit={proof.submit(form, send)}
      returnTo={returnTo}
    >
      <ChoiceField
        legend={t('refund.how')}
        {...form.field('how', { deps: ['amount'] })}
        value={draft.how}
        disabled={busy}
        options={[
          { value: 'all', label: t(refundedCents(money) > 0 ? 'refund.all' : 'refund.full', { amount: dollars(left) }) },
          { value: 'part', label: t('refund.part') },
        ]}
      />
      {draft.how === 'part' && <TextField label={t('amount')} {...amount} inputMode="decimal" autoComplete="off" disabled={busy} />}
      {isToCome && draft.how === 'all' && <CheckField label={t('refund.cancels')} {...form.field('cancels')} disabled={busy} />}
      {cents !== null && <RefundEffect money={money} cents={cents} staysBooked={isToCome && !cancels} />}
      {cancels && <Text textStyle="sm">{t('cancelLesson.effect', names)}</Text>}
      {cancels ? (
        <SharedReasonField {...form.field('note')} names={names} disabled={busy} />
      ) : (
        <NoteField {...form.field('note')} disabled={busy} />
      )}
      <ProofPart proof={proof} onPasskey={proof.sign(form, send)} readOnly={busy} />
    </FormDialog>
  );
}
