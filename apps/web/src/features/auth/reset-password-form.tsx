import { Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { passwordLimits } from '@somo/contracts/rules/password';
import { mutation } from '../../lib/mutation';
import { isRefused, ProblemError, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { PasswordField } from '../../ui/password-field';
import { newPassword } from './registration';

interface Props {
  token: string;
  onDone: () => void;
  /** The link is used or expired: no other password would help. */
  onInvalid: () => void;
}

/** Sets a new password with the token of a reset link. */
export function ResetPasswordForm({ token, onDone, onInvalid }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const resetting = useMutation({ ...mutation('POST /api/auth/reset-password'), gcTime: 0 });
  const schema = z.object({ password: newPassword(), confirmPassword: z.string() }).check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: t('reset.mismatch'),
      when: () => true,
    }),
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '', confirmPassword: '' } });
  const { errors } = form.formState;
  const busy = resetting.isPending;

  function refused(error: Error): void {
    if (isRefused(error, 'link-expired')) return onInvalid();
    const weak = error instanceof ProblemError ? error.problem.errors?.password : undefined;
    if (weak) form.setError('password', { message: weak.join(' ') }, { shouldFocus: true });
    toast(t('common:error'), refusalOf(error) ?? (error.message || t('reset.failed')), 'error');
  }

  const submit = form.handleSubmit(({ password }) =>
    resetting.mutate({ body: { token, password } }, { onSuccess: onDone, onError: refused }),
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <PasswordField
          label={t('reset.newPassword')}
          autoComplete="new-password"
          readOnly={busy}
          hint={t('passwordHint', { min: passwordLimits.min })}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          readOnly={busy}
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? t('reset.updating') : t('reset.update')}
        </Button>
      </Stack>
    </form>
  );
}
