import { useState, type FormEvent } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PayoutMethodName } from '@somo/contracts/payouts';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { useProof } from '../../lib/use-proof';
import { valuesOf } from '../../lib/values-of';
import { TextField } from '../../ui/text-field';
import { saveSettings } from './api/save-settings';
import { MethodChoice } from './method-choice';
import { PayoutCost } from './payout-cost';
import { MobileMoneyFields } from './mobile-money-fields';
import { missingProof } from './missing-proof';
import { PageProof } from './page-proof';
import { SignInFirst } from './sign-in-first';
import {
  emptyDraft,
  fieldsOf,
  mobileProblems,
  paymentRules,
  payoutFields,
  toBody,
  type PaymentDraft,
  type PayoutField,
} from './payment-draft';

interface Props {
  current: PayoutMethodName | null;
  /** The methods to choose from. */
  methods: readonly PayoutMethodName[];
}

/** Asks for the fields of one method and again who it is; each error is shown at its field. */
export function PaymentForm({ current, methods }: Props) {
  const { t } = useTranslation('settings');
  const saving = useMutation({ ...saveSettings, gcTime: 0 });
  const proof = useProof(saving.error, 'change-payout-method', missingProof(t));
  const method = current && methods.includes(current) ? current : (methods[0] ?? 'bank_transfer');
  const form = useCheckedForm({
    rules: paymentRules,
    words: Object.fromEntries(payoutFields.map((name) => [name, t(`missing.${name}`)])),
    more: mobileProblems,
    defaultValues: emptyDraft(method),
    shouldUnregister: true,
  });
  const [chosen, setChosen] = useState(method);
  // In the order in which they are shown: the first invalid field gets the focus.
  for (const name of fieldsOf[chosen]) form.register(name);
  const busy = saving.isPending || proof.isBusy;
  const isReady = proof.twoStep.data !== undefined;

  function refused(error: Error): void {
    // To sign in again is asked for beside the button.
    if (proof.showRefusal(error) || isRefused(error, 'sign-in-again')) return;
    // Radio buttons have no place for a message.
    const isShown = form.showErrors(error, (field) => (field === 'payment.method' ? '' : field.replace(/^payment\./, '')));
    if (!isShown) toast(t('notSaved'), refusalOf(error) ?? t('notSavedText'), 'error');
  }

  /** Starts over, so that fields are checked in the order in which they are shown. */
  function choose({ target }: { target: { value: PayoutMethodName } }): void {
    setChosen(target.value);
    form.reset(emptyDraft(target.value));
  }

  const send = (draft: PaymentDraft) => (shown: ProofBody) =>
    saving.mutate(
      { body: { payment: toBody(draft, shown) } },
      {
        onSuccess: () => {
          form.reset(emptyDraft(draft.method));
          proof.form.reset();
          toast(t('saved'), t('savedText'));
        },
        onError: refused,
      },
    );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const draft = await valuesOf(form);
    if (!isReady) return;
    if (draft) await proof.submit(send(draft))();
    // The first field that is missing has the focus: it is above.
    else await proof.form.trigger();
  }
  async function sign(): Promise<void> {
    const draft = await valuesOf(form);
    if (draft) proof.sign(send(draft));
  }
  const field = (name: PayoutField) => ({ ...form.field(name), label: t(name), readOnly: busy });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <SignInFirst proof={proof} disabled={busy} />
        <MethodChoice methods={methods} chosen={chosen} field={form.register('method', { onChange: choose })} disabled={busy} />
        {chosen !== current && <PayoutCost method={chosen} />}
        <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {chosen === 'mobile_money' ? (
            <MobileMoneyFields form={form} readOnly={busy} />
          ) : (
            fieldsOf[chosen].map((name: PayoutField) => (
              <TextField
                key={name}
                {...field(name)}
                {...(name === 'email' ? { type: 'email', autoComplete: 'email' } : { autoComplete: 'off' })}
              />
            ))
          )}
        </Box>
        <PageProof proof={proof} onPasskey={() => void sign()} hint={t('passwordHint')} readOnly={busy} />
        <Box display="flex" flexWrap="wrap" gap="4" alignItems="center">
          <Button type="submit" disabled={busy} aria-disabled={isReady ? undefined : true}>
            {t(saving.isPending ? 'saving' : proof.mustSignIn ? 'export.signInAgain' : 'save')}
          </Button>
          {saving.error && proof.mustSignIn ? (
            <Text role="alert" color="clay.fg" textStyle="sm" flex="1 1 14rem">
              {refusalOf(saving.error)} {t('startsOver')}
            </Text>
          ) : (
            <Text color="fg.muted" textStyle="sm" flex="1 1 14rem">
              {t('safety')}
            </Text>
          )}
        </Box>
      </Stack>
    </form>
  );
}
