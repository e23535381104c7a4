import { Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { Loading } from '../../ui/loading';
import { useRequestExport } from './api/data-export';
import { ProofFields } from '../../ui/proof-fields';
import { useProof } from '../../lib/use-proof';

interface Props {
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Asks for the password again, and for a code where sign-in takes two steps, before a copy of the user's data is made. */
export function RequestExportDialog({ onClose, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const asking = useRequestExport();
  const proof = useProof(asking.error, 'copy-own-data');
  const { twoStep, fields, mustSignIn, error } = proof;

  const send = (body: ProofBody) => {
    if (!twoStep.data) return;
    asking.mutate(
      { body },
      {
        onSuccess: () => {
          toast(t('export.asked'), t('export.askedText'));
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t('export.title')}
      confirm={t(mustSignIn ? 'export.signInAgain' : 'export.ask')}
      working={t('saving')}
      busy={asking.isPending || proof.isBusy}
      refusal={error && (refusalOf(error) ?? t('export.notAsked'))}
      onClose={onClose}
      onSubmit={proof.submit(send)}
      returnTo={returnTo}
      isReady={twoStep.data !== undefined}
      focusTitle={!twoStep.data}
    >
      {twoStep.isPending && (
        <Loading label={t('loading')}>
          <Skeleton h="12" />
        </Loading>
      )}
      <FetchError of={twoStep} text={t('twoStep.loadFailed')} compact />
      {twoStep.data && <Text>{t(fields.hasPassword ? 'export.askText' : 'export.askTextFresh')}</Text>}
      <ProofFields proof={proof} onPasskey={() => proof.sign(send)} readOnly={asking.isPending} />
    </FormDialog>
  );
}
