import { Button, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SecondStepMethod } from '@somo/contracts/asks/auth';
import { fieldRules } from '../../generated/field-rules';
import { useBeginGoogle } from '../../lib/begin-google';
import { isRefused, refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { Loading } from '../../ui/loading';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { useRequestExport } from './api/data-export';

const { currentPassword: passwordRule } = fieldRules['POST /api/auth/two-step/setup'];
const { code: codeRule } = fieldRules['POST /api/auth/two-step/remove'];

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
  const form = useCheckedForm<{ password: string; code: string; method: SecondStepMethod }>({
    rules: {
      ...(hasPassword ? { password: { ...passwordRule, required: true } } : {}),
      ...(isOn ? { code: { ...codeRule, required: true } } : {}),
    },
    defaultValues: { password: '', code: '', method: 'totp' },
    words: { password: '', code: '' },
  });
  const isApp = form.watch('method') === 'totp';

  const go = form.handleSubmit(({ password, code, method }) => {
    if (!twoStep.data) return;
    if (mustSignIn) return leaving.mutate(pathname + search);
    asking.mutate(
      { body: { ...(hasPassword ? { password } : {}), ...(isOn ? { code: code.trim(), method } : {}) } },
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
      {hasPassword && <PasswordField {...form.field('password')} label={t('export.password')} autoComplete="current-password" />}
      {isOn && (
        <>
          <TextField
            {...form.field('code')}
            label={t(isApp ? 'export.code' : 'export.recoveryCode')}
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete="one-time-code"
          />
          <Button variant="ghost" size="sm" alignSelf="start" onClick={() => form.setValue('method', isApp ? 'recovery-code' : 'totp')}>
            {t(isApp ? 'export.useRecovery' : 'export.useApp')}
          </Button>
        </>
      )}
    </FormDialog>
  );
}
