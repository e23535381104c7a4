import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ClosingPreview } from '@somo/contracts/closing';
import type { AccountCase } from '@somo/contracts/operators';
import { fieldRules } from '../../generated/field-rules';
import { money } from '../../lib/format';
import { toast } from '../../lib/toast';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { useActOnData, type DataAct } from './api/person-data';
import { Effect } from './effect';
import { NoteField } from './note-field';
import { ProofPart } from './proof-part';
import { useClosingObstacle } from './use-closing-obstacle';
import { useProven } from './use-proven';
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
    rules: { note: fieldRules['POST /api/admin/people/:id/close'].note },
    defaultValues: { note: '' },
    words: { note: t('noteMissing') },
  });
  const name = person.fullName || email;
  const obstacle = act === 'close' ? closing.obstacle : null;
  const proof = useProven(acting.error, act === 'close' ? 'close-account' : 'request-export', act !== 'keep');
  const send = ({ note }: { note: string }, shown: ProofBody) =>
    acting.mutate(
      { act, note, proof: shown },
      {
        onSuccess: () => {
          toast(t(`data.${act}Done`), t(`data.${act}DoneText`, { name, email }));
          onClose();
        },
      },
    );
  const lost = [
    closing.lessons > 0 && t('data.lessons', { count: closing.lessons }),
    closing.requests > 0 && t('data.requests', { count: closing.requests }),
    closing.balanceCents > 0 && t('data.balance', { amount: money(closing.balanceCents) }),
  ].filter((line) => line !== false);

  return (
    <FormDialog
      title={t(`data.${act}Title`, { name })}
      confirm={proof.confirm(t(`data.${act}Confirm`))}
      working={t('working')}
      danger={act === 'close' && !proof.mustSignIn}
      busy={acting.isPending || proof.isBusy}
      refusal={(act === 'close' ? obstacleText(obstacle, acting.error) : null) ?? refused(proof.error)}
      onClose={onClose}
      onSubmit={proof.submit(form, send)}
      returnTo={returnTo}
      isReady={obstacle === null && proof.isReady}
    >
      <Effect>
        <Text>{t(`data.${act}Effect`, { name, email })}</Text>
        {act === 'close' && lost.map((line) => <Text key={line}>{line}</Text>)}
      </Effect>
      <NoteField {...form.field('note')} disabled={acting.isPending} />
      <ProofPart proof={proof} onPasskey={proof.sign(form, send)} readOnly={acting.isPending} />
    </FormDialog>
  );
}
