import { useState } from 'react';
import { Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { passwordLimits } from '@somo/contracts/rules/password';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { isRefused } from '../../lib/problem';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormAlert, formProblem, type FormProblem } from '../../ui/form-alert';
import { PasswordField } from '../../ui/password-field';

interface Props {
  token: string;
  onDone: () => void;
  /** The link is used or expired: no other password would help. */
  onInvalid: () => void;
}

/** Sets a new password with the token of a reset link. */
export function ResetPasswordForm({ token, onDone, onInvalid }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const resetting = useMutation({ ...mutation('POST /api/auth/reset-password'), gcTime: 0 });
  const form = useCheckedForm({
    rules: fieldRules['POST /api/auth/reset-password'],
    defaultValues: { password: '', confirmPassword: '' },
    more: ({ password, confirmPassword }) => ({ confirmPassword: password === confirmPassword ? undefined : t('reset.mismatch') }),
  });
  const busy = resetting.isPending;

  function refused(error: Error): void {
    if (isRefused(error, 'link-expired')) return onInvalid();
    if (!form.showErrors(error)) setProblem(formProblem(error, { title: t('common:error'), fallback: t('reset.failed') }));
  }

  const submit = form.handleSubmit(({ password }) => {
    setProblem(null);
    resetting.mutate({ body: { token, password } }, { onSuccess: onDone, onError: refused });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <PasswordField
          label={t('reset.newPassword')}
          autoComplete="new-password"
          readOnly={busy}
          hint={t('passwordHint', { min: passwordLimits.min })}
          {...form.field('password')}
        />
        <PasswordField label={t('confirmPassword')} autoComplete="new-password" readOnly={busy} {...form.field('confirmPassword')} />
        <FormAlert problem={problem} />
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? t('reset.updating') : t('reset.update')}
        </Button>
      </Stack>
    </form>
  );
}
