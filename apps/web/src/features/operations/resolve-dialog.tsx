import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemOutcomes, type LessonProblem, type ProblemOutcome } from '@somo/contracts/problems';
import { money as dollars } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { isRefused } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useLessonMoney } from './api/get-lesson-money';
import { amountError, centsOf } from './parse-amount';
import { refundableCents } from './refundable';
import { NoteField, noteName, noteProblem } from './note-field';
import { OutcomeEffect } from './outcome-effect';
import { useNames } from './use-names';
import { useRefused } from './use-refused';

const amountName = 'amount';

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
  const resolving = useMutation(mutation('POST /api/admin/problems/:id/resolve', { changes: ['operations', 'timeline'] }));
  const refused = useRefused();
  const [outcome, setOutcome] = useState<ProblemOutcome>('pay-teacher');
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const busy = resolving.isPending;
  const most = money.data ? Math.min(problem.price.amountCents, refundableCents(money.data)) : problem.price.amountCents;
  const trouble = outcome === 'refund-part' ? amountError(text, most) : null;
  const part = outcome === 'refund-part' && !trouble ? centsOf(text) : null;
  const cents = outcome === 'refund-part' ? part : outcome === 'refund-student' && money.data ? refundableCents(money.data) : null;
  const amount = cents === null ? '' : dollars(cents);

  function confirm(): string | null {
    setChecked(true);
    if (trouble) return amountName;
    if (noteProblem(note)) return noteName;
    const body = { outcome, note: note.trim(), ...(part === null ? {} : { refundCents: part }) };
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
    return null;
  }

  function confirmWord(): string {
    if (outcome === 'pay-teacher') return t('resolve.confirm.pay-teacher');
    if (cents !== null) return t(`resolve.confirm.${outcome}`, { amount });
    return t(outcome === 'refund-part' ? 'resolve.confirm.refund-partOpen' : 'resolve.confirm.refund-studentAll');
  }

  return (
    <FormDialog
      title={t('resolve.title')}
      confirm={confirmWord()}
      danger={outcome !== 'pay-teacher'}
      working={t('working')}
      busy={busy}
      refusal={refused(resolving.error)}
      onClose={onClose}
      onConfirm={confirm}
      returnTo={returnTo}
    >
      <ChoiceField
        legend={t('resolve.decision')}
        name="outcome"
        value={outcome}
        onChange={setOutcome}
        disabled={busy}
        options={problemOutcomes.map((value) => ({ value, label: t(`resolve.outcomes.${value}`) }))}
      />
      {outcome === 'refund-part' && (
        <TextField
          label={t('amount')}
          name={amountName}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={busy}
          onChange={(event) => setText(event.target.value)}
          error={checked && trouble ? t(trouble, { most: dollars(most) }) : undefined}
        />
      )}
      <OutcomeEffect query={money} outcome={outcome} cents={cents} />
      <NoteField value={note} onChange={setNote} checked={checked} disabled={busy} />
    </FormDialog>
  );
}
