import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonMoney } from '@somo/contracts/payments';
import { fieldRules } from '../../generated/field-rules';
import { money as dollars } from '../../lib/format';
import { isRefused } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { useMoveMoney } from './api/move-money';
import { Effect } from './effect';
import { NoteField } from './note-field';
import { ProofPart } from './proof-part';
import { useMoneyProof } from './use-money-proof';
import { useNames } from './use-names';
import { useRefused } from './use-refused';

interface Props {
  kind: 'hold' | 'release';
  lessonId: string;
  money: LessonMoney;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Holds or releases the teacher's share. */
export function HoldDialog({ kind, lessonId, money, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const { teacher, student } = useNames(money);
  const moving = useMoveMoney(lessonId);
  const refused = useRefused();
  const form = useCheckedForm({
    rules: fieldRules[`POST /api/admin/lessons/:id/${kind}`],
    defaultValues: { note: '' },
    words: { note: t('noteMissing') },
  });
  const amount = dollars(money.netCents);
  const effect = kind === 'hold' ? 'hold' : money.payout === 'held' ? 'releaseDue' : 'release';

  const proof = useMoneyProof(moving.error);
  const busy = moving.isPending || proof.isBusy;

  const send = ({ note }: { note: string }) =>
    moving.mutate(
      { kind, note },
      {
        onSuccess: () => {
          toast(t(`${kind}.done`), t(`${kind}.doneText`, { teacher, amount }));
          onClose();
        },
        onError: (error) => {
          if (isRefused(error, 'proof-needed')) return;
          toast(t('notDone'), refused(error) ?? undefined, 'error');
          onClose();
        },
      },
    );

  return (
    <FormDialog
      title={t(`${kind}.title`)}
      confirm={proof.confirm(t(`${kind}.confirm`, { amount }))}
      working={t('working')}
      busy={busy}
      isReady={proof.isReady}
      refusal={refused(proof.isAsked ? proof.error : null)}
      onClose={onClose}
      onSubmit={proof.submit(form, send)}
      returnTo={returnTo}
    >
      <Effect>
        <Text>{t(`effect.${effect}`, { teacher, student, amount })}</Text>
      </Effect>
      <NoteField {...form.field('note')} disabled={busy} />
      <ProofPart proof={proof} onPasskey={proof.sign(form, send)} readOnly={busy} />
    </FormDialog>
  );
}
