import { Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { dayAndTime } from '../../lib/format';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { useZone } from '../../lib/use-session';
import { refusalSentence } from '../../i18n/refusal-sentence';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { Loading } from '../../ui/loading';
import { useCloseAccount } from './api/close-account';
import { ClosingEffects } from './closing-effects';
import { ProofFields } from '../../ui/proof-fields';
import { useProof } from '../../lib/use-proof';

interface Props {
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Says what closing the account does, asks for the password again, and closes it. */
export function CloseAccountDialog({ onClose, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const preview = useQuery({ ...query('GET /api/me/closing'), staleTime: 0 });
  const zone = useZone();
  const closing = useCloseAccount();
  const proof = useProof(closing.error, 'close-own-account');
  const { twoStep, mustSignIn, error } = proof;
  const obstacle = preview.data?.obstacle ?? null;
  const isReady = twoStep.data !== undefined && preview.data !== undefined && obstacle === null;
  const isClosing = closing.isPending || closing.isSuccess;

  const send = (body: ProofBody) => {
    if (!isReady) return;
    // Not with mutate's own callbacks, which do not run if a push closes this page before the response arrives.
    closing.mutateAsync({ body }).then(
      ({ eraseAt }) => {
        toast(t('closing.closed'), t('closing.closedText', { time: dayAndTime(eraseAt, zone) }));
        session.forget();
      },
      () => {},
    );
  };

  return (
    <FormDialog
      title={t('closing.title')}
      confirm={t(mustSignIn ? 'export.signInAgain' : 'closing.confirm')}
      working={t('closing.working')}
      keep={t('closing.keep')}
      danger={!mustSignIn}
      busy={isClosing || proof.isBusy}
      refusal={obstacle ? refusalSentence(obstacle) : error && (refusalOf(error) ?? t('closing.notClosed'))}
      onClose={onClose}
      onSubmit={proof.submit(send)}
      returnTo={returnTo}
      isReady={isReady}
      focusTitle
    >
      {(twoStep.isPending || preview.isPending) && (
        <Loading label={t('loading')}>
          <Skeleton h="12" />
        </Loading>
      )}
      <FetchError of={twoStep} text={t('twoStep.loadFailed')} compact />
      <FetchError of={preview} text={t('closing.loadFailed')} compact />
      {preview.data && !obstacle && <ClosingEffects preview={preview.data} />}
      {isReady && <ProofFields proof={proof} onPasskey={() => proof.sign(send)} readOnly={isClosing} />}
    </FormDialog>
  );
}
