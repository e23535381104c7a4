import { Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBeginGoogle } from '../../lib/begin-google';
import { isRefused, refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { Loading } from '../../ui/loading';
import { useRequestExport } from './api/data-export';
import { ProofFields, useProofForm } from './proof-fields';

interface Props {
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Asks for the password again, and for a code where sign-in takes two steps, before a copy of the user's data is made. */
export function RequestExportDialog({ onClose, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const { pathname, search } = useLocation();
  const twoStep = useQuery(query('GET /api/auth/two-step'));
  const { hasPassword = false, isOn = false } = twoStep.data ?? {};
  const asking = useRequestExport();
  const leaving = useBeginGoogle();
  const mustSignIn = isRefused(asking.error, 'sign-in-again');
  const error = leaving.error ?? asking.error;
  const { form, bodyOf } = useProofForm({ hasPassword, isOn });

  const go = form.handleSubmit((proof) => {
    if (!twoStep.data) return;
    if (mustSignIn) return leaving.mutate(pathname + search);
    asking.mutate(
      { body: bodyOf(proof) },
      {
        onSuccess: () => {
          toast(t('export.asked'), t('export.askedText'));
          onClose();
        },
      },
    );
  });

  return (
    <FormDialog
      title={t('export.title')}
      confirm={t(mustSignIn ? 'export.signInAgain' : 'export.ask')}
      working={t('saving')}
      busy={asking.isPending || leaving.isPending || leaving.isSuccess}
      refusal={error && (refusalOf(error) ?? t('export.notAsked'))}
      onClose={onClose}
      onSubmit={go}
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
      {twoStep.data && <Text>{t(hasPassword ? 'export.askText' : 'export.askTextFresh')}</Text>}
      <ProofFields form={form} hasPassword={hasPassword} isOn={isOn} />
    </FormDialog>
  );
}
