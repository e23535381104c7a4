import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '@somo/contracts/passkeys';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { useRemovePasskey } from './api/passkeys';
import { ProofFields } from '../../ui/proof-fields';
import { useProof } from '../../lib/use-proof';

interface Props {
  passkey: Passkey;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Asks again who it is, before a passkey is removed. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const removing = useRemovePasskey();
  const proof = useProof(removing.error, 'remove-passkey');
  const { twoStep, mustSignIn, error } = proof;
  const send = (body: ProofBody) =>
    removing.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          toast(t('passkeys.removed'), t('passkeys.removedText'));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('passkeys.removeTitle')}
      confirm={t(mustSignIn ? 'twoStep.signInAgain' : 'passkeys.remove')}
      working={t('saving')}
      danger={!mustSignIn}
      busy={removing.isPending || proof.isBusy}
      refusal={error && (refusalOf(error) ?? t('notSavedText'))}
      onClose={onClose}
      onSubmit={proof.submit(send)}
      returnTo={returnTo}
      isReady={twoStep.data !== undefined}
      focusTitle={!twoStep.data}
    >
      <FetchError of={twoStep} text={t('twoStep.loadFailed')} compact />
      <Text overflowWrap="anywhere">{t('passkeys.removeText', { name })}</Text>
      <ProofFields proof={proof} onPasskey={() => proof.sign(send)} readOnly={removing.isPending} />
    </FormDialog>
  );
}
