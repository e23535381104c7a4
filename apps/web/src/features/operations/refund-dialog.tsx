import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LessonMoney } from '@somo/contracts/payments';
import { money as dollars } from '../../lib/format';
import { toast } from '../../lib/toast';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useMoveMoney } from './api/move-money';
import { amountError, centsOf } from './parse-amount';
import { RefundEffect } from './effect';
import { refundableCents, refundedCents } from './refundable';
import { NoteField, noteName, noteProblem } from './note-field';
import { useNames } from './use-names';
import { useRefused } from './use-refused';

const amountName = 'amount';

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
 * the second is told that something has changed and sees the new figures.
 */
export function RefundDialog({ lessonId, money, isToCome, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const { student } = useNames(money);
  const moving = useMoveMoney(lessonId);
  const refused = useRefused();
  const [how, setHow] = useState<'all' | 'part'>('all');
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const left = refundableCents(money);
  const trouble = how === 'part' ? amountError(text, left) : null;
  const cents = how === 'all' ? left : trouble ? null : centsOf(text);

  function confirm(): string | null {
    setChecked(true);
    if (cents === null) return amountName;
    if (noteProblem(note)) return noteName;
    moving.mutate(
      { kind: 'refund', amountCents: cents, refundedCents: refundedCents(money), note: note.trim() },
      {
        onSuccess: () => {
          toast(t('refund.done'), t('refund.doneText', { student, amount: dollars(cents) }));
          onClose();
        },
      },
    );
    return null;
  }

  return (
    <FormDialog
      title={t('refund.title')}
      confirm={cents === null ? t('refund.confirmOpen') : t('refund.confirm', { amount: dollars(cents) })}
      danger
      working={t('working')}
      busy={moving.isPending}
      refusal={refused(moving.error)}
      onClose={onClose}
      onConfirm={confirm}
      returnTo={returnTo}
    >
      <ChoiceField
        legend={t('refund.how')}
        name="how"
        value={how}
        onChange={setHow}
        disabled={moving.isPending}
        options={[
          { value: 'all', label: t('refund.all', { amount: dollars(left) }) },
          { value: 'part', label: t('refund.part') },
        ]}
      />
      {how === 'part' && (
        <TextField
          label={t('amount')}
          name={amountName}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={moving.isPending}
          onChange={(event) => setText(event.target.value)}
          error={checked && trouble ? t(trouble, { most: dollars(left) }) : undefined}
        />
      )}
      {cents !== null && <RefundEffect money={money} cents={cents} staysBooked={isToCome} />}
      <NoteField value={note} onChange={setNote} checked={checked} disabled={moving.isPending} />
    </FormDialog>
  );
}
