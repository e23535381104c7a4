import { useState } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PayoutMethodName } from '@somo/contracts/payouts';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { saveSettings } from './api/save-settings';
import { MethodChoice } from './method-choice';
import { PayoutCost } from './payout-cost';
import { MobileMoneyFields } from './mobile-money-fields';
import { emptyDraft, fieldsOf, mobileProblems, paymentRules, toBody, type PaymentFieldName, type PayoutField } from './payment-draft';

interface Props {
  current: PayoutMethodName | null;
  /** The methods to choose from. */
  methods: readonly PayoutMethodName[];
}

/** Asks for the fields of one method and the password; each error is shown at its field. */
export function PaymentForm({ current, methods }: Props) {
  const { t } = useTranslation('settings');
  const saving = useMutation({ ...saveSettings, gcTime: 0 });
  const method = current && methods.includes(current) ? current : (methods[0] ?? 'bank_transfer');
  const form = useCheckedForm({
    rules: paymentRules,
    words: t('required'),
    more: mobileProblems,
    defaultValues: emptyDraft(method),
    shouldUnregister: true,
  });
  const [chosen, setChosen] = useState(method);
  // In the order in which they are shown: the first invalid field gets the focus.
  for (const name of fieldsOf[chosen]) form.register(name);
  const busy = saving.isPending;

  function refused(error: Error): void {
    if (isRefused(error, 'wrong-password')) return form.setError('currentPassword', { message: error.message }, { shouldFocus: true });
    // Radio buttons have no place for a message.
    const isShown = form.showErrors(error, (field) => (field === 'payment.method' ? '' : field.replace(/^payment\./, '')));
    if (!isShown) toast(t('notSaved'), refusalOf(error) ?? t('notSavedText'), 'error');
  }

  /** Starts over, so that fields are checked in the order in which they are shown; the password stays. */
  function choose({ target }: { target: { value: PayoutMethodName } }): void {
    setChosen(target.value);
    form.reset({ ...emptyDraft(target.value), currentPassword: form.getValues('currentPassword') });
  }

  const submit = form.handleSubmit((draft) =>
    saving.mutate(
      { body: { payment: toBody(draft) } },
      {
        onSuccess: () => {
          form.reset(emptyDraft(draft.method));
          toast(t('saved'), t('savedText'));
        },
        onError: refused,
      },
    ),
  );
  const field = (name: PaymentFieldName) => ({
    ...form.field(name),
    label: t(name === 'currentPassword' ? 'password' : name),
    readOnly: busy,
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
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
        <Box maxW={{ md: 'calc(50% - 0.5rem)' }}>
          <PasswordField {...field('currentPassword')} autoComplete="current-password" hint={t('passwordHint')} />
        </Box>
        <Box display="flex" flexWrap="wrap" gap="4" alignItems="center">
          <Button type="submit" disabled={busy}>
            {busy ? t('saving') : t('save')}
          </Button>
          <Text color="fg.muted" textStyle="sm" flex="1 1 14rem">
            {t('safety')}
          </Text>
        </Box>
      </Stack>
    </form>
  );
}
