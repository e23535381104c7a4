import { useState } from 'react';
import { Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import type { SessionAnswer } from '@somo/contracts/routes/auth';
import { passwordLimits } from '@somo/contracts/rules/password';
import { fieldRules } from '../../generated/field-rules';
import { pageLanguage } from '../../i18n/page-language';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { session } from '../../lib/session';
import { isRefused } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { CheckField } from '../../ui/check-field';
import { FormAlert, formProblem, type FormProblem } from '../../ui/form-alert';
import { TextLink } from '../../ui/links';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';

export function RegisterForm() {
  const { t } = useTranslation(['auth', 'common']);
  const registering = useMutation(mutation('POST /api/auth/register'));
  const form = useCheckedForm({
    rules: fieldRules['POST /api/auth/register'],
    defaultValues: { email: '', password: '', confirmPassword: '', agreeToTerms: false },
    words: { email: t('invalidEmail'), agreeToTerms: t('mustAgree') },
    more: ({ password, confirmPassword }) => ({ confirmPassword: password === confirmPassword ? undefined : t('mismatch') }),
  });
  const busy = registering.isPending;
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const isTaken = isRefused(registering.error, 'email-taken') && form.formState.errors.email !== undefined;

  function refused(error: Error): void {
    if (isRefused(error, 'email-taken')) return form.setError('email', { message: t('emailTaken') }, { shouldFocus: true });
    if (!form.showErrors(error)) setProblem(formProblem(error, { title: t('registerFailed'), fallback: t('registerException') }));
  }

  // Accepting the session redirects away from this form, which has a message to show first.
  function welcome(answer: SessionAnswer): void {
    toast(t('registered'), t('registeredText'));
    session.accept(answer);
  }

  const submit = form.handleSubmit(({ email, password, agreeToTerms }) => {
    setProblem(null);
    registering.mutate({ body: { email, password, agreeToTerms, language: pageLanguage() } }, { onSuccess: welcome, onError: refused });
  });

  // The links open in a new tab, so that what was typed here is not lost.
  const agree = (
    <Trans
      t={t}
      i18nKey="agree"
      components={{ terms: <TextLink to={paths.terms} target="_blank" />, privacy: <TextLink to={paths.privacy} target="_blank" /> }}
    />
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="3.5">
        <TextField label={t('email')} type="email" autoComplete="email" disabled={busy} {...form.field('email')} />
        {isTaken && (
          <TextLink to={paths.login} mt="-3" w="fit-content" textStyle="sm">
            {t('signInInstead')}
          </TextLink>
        )}
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          disabled={busy}
          hint={t('passwordHint', { min: passwordLimits.min })}
          {...form.field('password')}
        />
        <PasswordField label={t('confirmPassword')} autoComplete="new-password" disabled={busy} {...form.field('confirmPassword')} />
        <CheckField label={agree} disabled={busy} {...form.field('agreeToTerms')} />
        <FormAlert problem={problem} />
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? t('creatingAccount') : t('createAccount')}
        </Button>
      </Stack>
    </form>
  );
}
