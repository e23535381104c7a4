import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SecondStepMethod, TwoStepState } from '@somo/contracts/asks/auth';
import { fieldRules } from '../../generated/field-rules';
import { useCheckedForm } from '../../lib/use-checked-form';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';

const { currentPassword: passwordRule } = fieldRules['POST /api/auth/two-step/setup'];
const { code: codeRule } = fieldRules['POST /api/auth/two-step/remove'];

type Asked = Pick<TwoStepState, 'hasPassword' | 'isOn'>;

/** What shows again who somebody is: the password, and a code where sign-in takes two steps. */
export function useProofForm({ hasPassword, isOn }: Asked) {
  const form = useCheckedForm<{ password: string; code: string; method: SecondStepMethod }>({
    rules: {
      ...(hasPassword ? { password: { ...passwordRule, required: true } } : {}),
      ...(isOn ? { code: { ...codeRule, required: true } } : {}),
    },
    defaultValues: { password: '', code: '', method: 'totp' },
    words: { password: '', code: '' },
  });
  const bodyOf = ({ password, code, method }: { password: string; code: string; method: SecondStepMethod }) => ({
    ...(hasPassword ? { password } : {}),
    ...(isOn ? { code: code.trim(), method } : {}),
  });
  return { form, bodyOf };
}

export function ProofFields({ form, hasPassword, isOn }: Asked & { form: ReturnType<typeof useProofForm>['form'] }) {
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
