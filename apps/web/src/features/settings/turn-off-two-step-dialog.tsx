import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useProof } from '../../lib/use-proof';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { ProofFields } from '../../ui/proof-fields';
import { useRemoveTwoStep } from './api/two-step';

interface Props {
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Asks again who it is, before two-step sign-in is turned off. */
export function TurnOffTwoStepDialog({ onClose, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const removing = useRemoveTwoStep();
  const proof = useProof(removing.error, 'turn-off-two-step');
  const { twoStep, mustSignIn, error } = proof;
  const send = (body: ProofBody) =>
    removing.mutate(
      { body },
      {
        onSuccess: () => {
          toast(t('twoStep.turnedOff'), t('twoStep.turnOffText'));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('twoStep.turnOffTitle')}
      confirm={t(mustSignIn ? 'twoStep.signInAgain' : 'twoStep.turnOff')}
      working={t('saving')}
      busy={removing.isPending || proof.isBusy}
      refusal={error && (refusalOf(error) ?? t('notSavedText'))}
      onClose={onClose}
      onSubmit={proof.submit(send)}
      returnTo={returnTo}
      isReady={twoStep.data !== undefined}
      focusTitle={!twoStep.data}
    >
      <FetchError of={twoStep} text={t('twoStep.loadFailed')} compact />
      <Text>{t('twoStep.turnOffText')}</Text>
      <ProofFields proof={proof} onPasskey={() => proof.sign(send)} readOnly={removing.isPending} />
    </FormDialog>
  );
}
