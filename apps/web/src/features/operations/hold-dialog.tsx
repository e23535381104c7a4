import { useState } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonMoney } from '@somo/contracts/payments';
import { money as dollars } from '../../lib/format';
import { toast } from '../../lib/toast';
import { FormDialog } from '../../ui/form-dialog';
import { useMoveMoney } from './api/move-money';
import { Effect } from './effect';
import { NoteField, noteName, noteProblem } from './note-field';
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
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const amount = dollars(money.netCents);
  const effect = kind === 'hold' ? 'hold' : money.payout === 'held' ? 'releaseDue' : 'release';

  function confirm(): string | null {
    setChecked(true);
    if (noteProblem(note)) return noteName;
    moving.mutate(
      { kind, note: note.trim() },
      {
        onSuccess: () => toast(t(`${kind}.done`), t(`${kind}.doneText`, { teacher, amount })),
        onError: (error) => toast(t('notDone'), refused(error) ?? undefined, 'error'),
        onSettled: onClose,
      },
    );
    return null;
  }

  return (
    <FormDialog
      title={t(`${kind}.title`)}
      confirm={t(`${kind}.confirm`, { amount })}
      working={t('working')}
      busy={moving.isPending}
      refusal={null}
      onClose={onClose}
      onConfirm={confirm}
      returnTo={returnTo}
    >
      <Effect>
        <Text>{t(`effect.${effect}`, { teacher, student, amount })}</Text>
      </Effect>
      <NoteField value={note} onChange={setNote} checked={checked} disabled={moving.isPending} />
    </FormDialog>
  );
}
