import { useState, type FormEvent } from 'react';
import { Box, Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { guessableProblem } from '@somo/contracts/rules/guessable-password';
import { passwordLimits } from '@somo/contracts/rules/password';
import { fieldRules } from '../../generated/field-rules';
import { outdate } from '../../lib/changes';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { useProof } from '../../lib/use-proof';
import { useUser } from '../../lib/use-session';
import { valuesOf } from '../../lib/values-of';
import { FormAlert, type FormProblem } from '../../ui/form-alert';
import { TextLink } from '../../ui/links';
import { PasswordField } from '../../ui/password-field';
import { missingProof } from './missing-proof';
import { PageProof } from './page-proof';

const rules = {
  newPassword: fieldRules['POST /api/auth/change-password'].newPassword,
  confirmPassword: { required: true, kind: 'text' },
} as const;
const empty = { newPassword: '', confirmPassword: '' };

/** Asks for a new password twice, and again who it is. */
export function ChangePasswordForm() {
  const { t } = useTranslation('settings');
  const changing = useMutation({
    ...mutation('POST /api/auth/change-password'),
    // All other sessions end.
    onSuccess: (_answer, _request, _result, { client }) => outdate(client, 'sessions'),
    gcTime: 0,
  });
  const proof = useProof(null, 'change-password', missingProof(t));
  const busy = changing.isPending || proof.isBusy;
  const isReady = proof.twoStep.data !== undefined;
  const me = useUser();
  const about = me ? [me.email, me.firstName, me.lastName] : [];
  const form = useCheckedForm({
    rules,
    defaultValues: empty,
    words: { newPassword: t('missing.newPassword'), confirmPassword: t('missing.confirmPassword') },
    more: ({ newPassword, confirmPassword }) => ({
      newPassword: guessableProblem(newPassword, about),
      confirmPassword: confirmPassword === '' || newPassword === confirmPassword ? undefined : t('account.mismatchText'),
    }),
  });
  const [problem, setProblem] = useState<FormProblem | null>(null);

  function refused(error: Error): void {
    if (proof.showRefusal(error)) return;
    if (!form.showErrors(error)) setProblem({ title: t('account.failed'), text: refusalOf(error) ?? t('account.failedText') });
  }

  const send =
    ({ newPassword }: typeof empty) =>
    ({ password, ...shown }: ProofBody) =>
      changing.mutate(
        { body: { currentPassword: password, newPassword, ...shown } },
        {
          onSuccess: () => {
            form.reset(empty);
            proof.form.reset();
            toast(t('account.updated'), t('account.updatedText'));
          },
          onError: refused,
        },
      );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    const draft = await valuesOf(form);
    if (!isReady) return;
    // Afterward, so that the first field that is missing has the focus: the proof is above.
    await proof.submit((shown) => draft && send(draft)(shown))();
  }
  async function sign(): Promise<void> {
    setProblem(null);
    const draft = await valuesOf(form);
    if (draft) proof.sign(send(draft));
  }
  const field = (name: keyof typeof empty) => ({ ...form.field(name), label: t(`account.${name}`), readOnly: busy });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <PageProof proof={proof} onPasskey={() => void sign()} readOnly={busy} />
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
          <Button type="submit" disabled={busy} aria-disabled={isReady ? undefined : true}>
            {t(changing.isPending ? 'account.updating' : 'account.update')}
          </Button>
          <TextLink to={paths.forgotPassword} textStyle="sm">
            {t('account.forgot')}
          </TextLink>
        </Box>
      </Stack>
    </form>
  );
}
