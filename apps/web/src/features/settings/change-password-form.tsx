import { useState } from 'react';
import { Box, Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { guessableProblem } from '@somo/contracts/rules/guessable-password';
import { passwordLimits } from '@somo/contracts/rules/password';
import { fieldRules } from '../../generated/field-rules';
import { outdate } from '../../lib/changes';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { useUser } from '../../lib/use-session';
import { FormAlert, type FormProblem } from '../../ui/form-alert';
import { TextLink } from '../../ui/links';
import { PasswordField } from '../../ui/password-field';

const rules = { ...fieldRules['POST /api/auth/change-password'], confirmPassword: { required: true, kind: 'text' } } as const;
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm() {
  const { t } = useTranslation('settings');
  const changing = useMutation({
    ...mutation('POST /api/auth/change-password'),
    // All other sessions end.
    onSuccess: (_answer, _request, _result, { client }) => outdate(client, 'sessions'),
    gcTime: 0,
  });
  const busy = changing.isPending;
  const me = useUser();
  const about = me ? [me.email, me.firstName, me.lastName] : [];
  const form = useCheckedForm({
    rules,
    defaultValues: empty,
    words: t('required'),
    more: ({ newPassword, confirmPassword }) => ({
      newPassword: guessableProblem(newPassword, about),
      confirmPassword: confirmPassword === '' || newPassword === confirmPassword ? undefined : t('account.mismatchText'),
    }),
  });
  const [problem, setProblem] = useState<FormProblem | null>(null);

  function refused(error: Error): void {
    if (isRefused(error, 'wrong-password')) return form.setError('currentPassword', { message: error.message }, { shouldFocus: true });
    if (!form.showErrors(error)) setProblem({ title: t('account.failed'), text: refusalOf(error) ?? t('account.failedText') });
  }

  const submit = form.handleSubmit(({ currentPassword, newPassword }) => {
    setProblem(null);
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
  const field = (name: keyof typeof empty) => ({ ...form.field(name), label: t(`account.${name}`), readOnly: busy });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <Box maxW={{ md: 'calc(50% - 0.5rem)' }}>
          <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        </Box>
        <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <PasswordField
            {...field('newPassword')}
            autoComplete="new-password"
            hint={t('account.passwordHint', { min: passwordLimits.min })}
          />
          <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
        </Box>
        <FormAlert problem={problem} />
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
