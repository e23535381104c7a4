import { Box, Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { guessableProblem } from '@somo/contracts/rules/guessable-password';
import { passwordLimits, passwordProblems } from '@somo/contracts/rules/password';
import { outdate } from '../../lib/changes';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { isRefused, ProblemError, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { PasswordField } from '../../ui/password-field';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm() {
  const { t } = useTranslation('settings');
  const changing = useMutation({
    ...mutation('POST /api/auth/change-password'),
    // All other sessions end.
    onSuccess: (_answer, _request, _result, { client }) => outdate(client, 'sessions'),
    gcTime: 0,
  });
  const form = useForm({ defaultValues: empty });
  const { errors } = form.formState;
  const busy = changing.isPending;
  const me = useUser();
  const about = me ? [me.email, me.firstName, me.lastName] : [];

  function refused(error: Error): void {
    if (isRefused(error, 'wrong-password')) form.setError('currentPassword', { message: error.message }, { shouldFocus: true });
    const weak = error instanceof ProblemError ? error.problem.errors?.newPassword : undefined;
    if (weak) form.setError('newPassword', { message: weak.join(' ') }, { shouldFocus: true });
    toast(t('account.failed'), refusalOf(error) ?? t('account.failedText'), 'error');
  }

  const submit = form.handleSubmit(({ currentPassword, newPassword, confirmPassword }) => {
    if (newPassword !== confirmPassword) {
      form.setError('confirmPassword', { message: t('account.mismatch') }, { shouldFocus: true });
      return toast(t('account.mismatch'), t('account.mismatchText'), 'error');
    }
    changing.mutate(
      { body: { currentPassword, newPassword } },
      {
        onSuccess: () => {
          form.reset(empty);
          toast(t('account.updated'), t('account.updatedText'));
        },
        onError: refused,
      },
    );
  });
  const field = (name: keyof typeof empty, rule?: (text: string) => string | true) => ({
    ...form.register(name, { required: t('required'), ...(rule ? { validate: rule } : {}) }),
    label: t(`account.${name}`),
    error: errors[name]?.message,
    readOnly: busy,
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <Box maxW={{ md: 'calc(50% - 0.5rem)' }}>
          <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        </Box>
        <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <PasswordField
            {...field('newPassword', (text) => passwordProblems(text)[0] ?? guessableProblem(text, about) ?? true)}
            autoComplete="new-password"
            hint={t('account.passwordHint', { min: passwordLimits.min })}
          />
          <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
        </Box>
        <Box display="flex" flexWrap="wrap" gap="4" alignItems="center">
          <Button type="submit" disabled={busy}>
            {busy ? t('account.updating') : t('account.update')}
          </Button>
          <TextLink to={paths.forgotPassword} textStyle="sm">
            {t('account.forgot')}
          </TextLink>
        </Box>
      </Stack>
    </form>
  );
}
