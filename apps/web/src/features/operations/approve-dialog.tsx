import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { VerificationTask } from '@somo/contracts/verification';
import { FormDialog } from '../../ui/form-dialog';
import { useDecide } from './use-decide';

interface Props {
  task: VerificationTask;
  /** The teacher's. */
  name: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Approves a document, after what the operator vouches for. */
export function ApproveDialog({ task, name, onClose, returnTo }: Props) {
  const { t } = useTranslation('verification');
  const { decide, busy, refusal } = useDecide(task, name, onClose);
  return (
    <FormDialog
      title={t('queue.approveTitle')}
      confirm={t('queue.approve')}
      working={t('queue.working')}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSubmit={() => Promise.resolve(decide({ outcome: 'approved' }))}
      returnTo={returnTo}
    >
      <Text overflowWrap="anywhere">{t('queue.approveCheck', { name })}</Text>
      <Text color="fg.muted">{t('queue.approveText', { name })}</Text>
    </FormDialog>
  );
}
