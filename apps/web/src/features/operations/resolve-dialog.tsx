import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemOutcomes, type LessonProblem, type ProblemOutcome } from '@somo/contracts/problems';
import { fieldRules } from '../../generated/field-rules';
import { outdate } from '../../lib/changes';
import { money as dollars } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { isRefused } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useLessonMoney } from './api/get-lesson-money';
import { amountError, centsOf } from './parse-amount';
import { refundableCents } from './refundable';
import { NoteField } from './note-field';
import { ProofPart } from './proof-part';
import { OutcomeEffect } from './outcome-effect';
import { useMoneyProof } from './use-money-proof';
import { useNames } from './use-names';
import { useRefused } from './use-refused';

interface Draft {
  outcome: ProblemOutcome;
  amount: string;
  note: string;
}

interface Props {
  problem: LessonProblem;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** The decision about a problem. A partial refund is a part of the price; what is left of the payment is shown next to it. */
export function ResolveDialog({ problem, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const names = useNames(problem);
  const money = useLessonMoney(problem.lessonId);
  const resolving = useMutation({
    ...mutation('POST /api/admin/problems/:id/resolve'),
    // Without waiting: the payment that is shown here is older than the refund, which follows.
    onSettled: (_answer, _error, _request, _result, { client }) => void outdate(client, 'operations', 'timeline'),
  });
  const refused = useRefused();
  const proof = useMoneyProof(resolving.error);
  const busy = resolving.isPending || proof.isBusy;
  const most = money.data ? Math.min(problem.price.amountCents, refundableCents(money.data)) : problem.price.amountCents;
  const amountProblem = (draft: Draft) => (draft.outcome === 'refund-part' ? amountError(draft.amount, most) : null);
  const form = useCheckedForm<Draft>({
    rules: fieldRules['POST /api/admin/problems/:id/resolve'],
    defaultValues: { outcome: 'pay-teacher', amount: '', note: '' },
    words: { note: t('noteMissing') },
    more: (draft) => {
      const problem = amountProblem(draft);
      return problem ? { amount: t(problem, { most: dollars(most) }) } : {};
    },
  });
  const draft = form.watch();
  const { outcome } = draft;
  const part = outcome === 'refund-part' && !amountProblem(draft) ? centsOf(draft.amount) : null;
  const cents = outcome === 'refund-part' ? part : outcome === 'refund-student' && money.data ? refundableCents(money.data) : null;
  const amount = cents === null ? '' : dollars(cents);
  // Before the note, so that it gets the focus first.
  const amountField = form.field('amount');

  const send = ({ outcome, note }: Draft) => {
    const body = { outcome, note, ...(part === null ? {} : { refundCents: part }) };
    resolving.mutate(
      { params: { id: problem.id }, body },
      {
        onSuccess: () => {
          toast(t('resolve.done'), t(`resolve.doneText.${outcome}`, { ...names, amount }));
          onClose();
        },
        onError: (error) => {
          if (!isRefused(error, 'problem-already-resolved')) return;
          toast(t('resolve.overtaken'), t('resolve.overtakenText'), 'error');
          onClose();
        },
      },
    );
  };

  function confirmWord(): string {
    if (outcome === 'pay-teacher') return t('resolve.confirm.pay-teacher');
    if (cents !== null) return t(`resolve.confirm.${outcome}`, { amount });
    return t(outcome === 'refund-part' ? 'resolve.confirm.refund-partOpen' : 'resolve.confirm.refund-studentAll');
  }

  return (
    <FormDialog
      title={t('resolve.title')}
      confirm={proof.confirm(confirmWord())}
      danger={outcome !== 'pay-teacher' && !proof.mustSignIn}
      working={t('working')}
      busy={busy}
      isReady={proof.isReady}
      refusal={refused(proof.error)}
      onClose={onClose}
      onSubmit={proof.submit(form, send)}
      returnTo={returnTo}
    >
      <ChoiceField
        legend={t('resolve.decision')}
        {...form.field('outcome', { deps: ['amount'] })}
        value={outcome}
        disabled={busy}
        options={problemOutcomes.map((value) => ({ value, label: t(`resolve.outcomes.${value}`) }))}
      />
      {outcome === 'refund-part' && (
        <TextField label={t('amount')} {...amountField} inputMode="decimal" autoComplete="off" disabled={busy} />
      )}
      <OutcomeEffect query={money} outcome={outcome} cents={cents} />
      <NoteField {...form.field('note')} disabled={busy} />
      <ProofPart proof={proof} onPasskey={proof.sign(form, send)} readOnly={busy} />
    </FormDialog>
  );
}
