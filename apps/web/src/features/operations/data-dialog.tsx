import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ClosingPreview } from '@somo/contracts/closing';
import type { AccountCase } from '@somo/contracts/operators';
import { fieldRules } from '../../generated/field-rules';
import { money } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { useActOnData, type DataAct } from './api/person-data';
import { Effect } from './effect';
import { NoteField } from './note-field';
import { useClosingObstacle } from './use-closing-obstacle';
import { useRefused } from './use-refused';

interface Props {
  act: DataAct;
  account: AccountCase;
  closing: ClosingPreview;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Says what follows, and asks the operator why. */
export function DataDialog({ act, account: { userId, email, person }, closing, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const acting = useActOnData(userId);
  const refused = useRefused();
  const obstacleText = useClosingObstacle();
  const form = useCheckedForm({
    rules: fieldRules['POST /api/admin/people/:id/close'],
    defaultValues: { note: '' },
    words: { note: t('noteMissing') },
  });
  const name = person.fullName || email;
  const obstacle = act === 'close' ? closing.obstacle : null;
  const confirm = form.handleSubmit(({ note }) =>
    acting.mutate(
      { act, note },
      {
        onSuccess: () => {
          toast(t(`data.${act}Done`), t(`data.${act}DoneText`, { name, email }));
          onClose();
        },
      },
    ),
  );
  const lost = [
    closing.lessons > 0 && t('data.lessons', { count: closing.lessons }),
    closing.requests > 0 && t('data.requests', { count: closing.requests }),
    closing.balanceCents > 0 && t('data.balance', { amount: money(closing.balanceCents) }),
  ].filter((line) => line !== false);

  return (
    <FormDialog
      title={t(`data.${act}Title`, { name })}
      confirm={t(`data.${act}Confirm`)}
      working={t('working')}
      danger={act === 'close'}
      busy={acting.isPending}
      refusal={(act === 'close' ? obstacleText(obstacle, acting.error) : null) ?? refused(acting.error)}
      onClose={onClose}
      onSubmit={confirm}
      returnTo={returnTo}
      isReady={obstacle === null}
    >
      <Effect>
        <Text>{t(`data.${act}Effect`, { name, email })}</Text>
        {act === 'close' && lost.map((line) => <Text key={line}>{line}</Text>)}
      </Effect>
      <NoteField {...form.field('note')} disabled={acting.isPending} />
    </FormDialog>
  );
}
