import { useState } from 'react';
import { Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormAlert, formProblem, type FormProblem } from '../../ui/form-alert';
import { TextField } from '../../ui/text-field';

/** Asks for the address to send a reset link to. */
export function ForgotPasswordForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const asking = useMutation(mutation('POST /api/auth/forgot-password'));
  const form = useCheckedForm({
    rules: fieldRules['POST /api/auth/forgot-password'],
    defaultValues: { email },
    words: { email: t('invalidEmail') },
  });
  const busy = asking.isPending;

  const submit = form.handleSubmit((draft) => {
    setProblem(null);
    asking.mutate(
      { body: draft },
      {
        onSuccess: () => {
          onSent(draft.email);
          toast(t('forgot.toast'), t('forgot.toastText'));
        },
        onError: (error) => {
          if (!form.showErrors(error)) setProblem(formProblem(error, { title: t('common:errorHappened'), fallback: t('forgot.failed') }));
        },
      },
    );
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <TextField label={t('email')} type="email" autoComplete="email" disabled={busy} {...form.field('email')} />
        <FormAlert problem={problem} />
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? t('forgot.sending') : t('forgot.send')}
        </Button>
      </Stack>
    </form>
  );
}
