import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ProofAsked, useProofForm } from '../lib/use-proof';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

/** The password, and a code where sign-in takes two steps. */
export function ProofFields({ form, hasPassword, isOn }: ProofAsked & { form: ReturnType<typeof useProofForm>['form'] }) {
  const { t } = useTranslation('settings');
  const isApp = form.watch('method') === 'totp';
  return (
    <>
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
    </>
  );
}
