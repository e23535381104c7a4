import { Box, Checkbox, Field } from '@chakra-ui/react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shortMoney } from '../../lib/format';
import { TextField } from '../../ui/text-field';
import { centsOf, type ProfileDraft } from './profile-draft';

/** The price is suggested, never chosen for the teacher: it takes a tick. */
export function RateFields() {
  const { t } = useTranslation('onboarding');
  const { control, register, formState } = useFormContext<ProfileDraft>();
  const { errors } = formState;
  const cents = centsOf(useWatch({ control, name: 'rate' }));
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <TextField label={t('rate')} inputMode="decimal" hint={t('rateHint')} error={errors.rate?.message} {...register('rate')} />
      <Controller
        control={control}
        name="rateConfirmed"
        render={({ field }) => (
          <Field.Root invalid={Boolean(errors.rateConfirmed)}>
            <Checkbox.Root
              checked={field.value}
              invalid={Boolean(errors.rateConfirmed)}
              onCheckedChange={(change) => field.onChange(change.checked === true)}
            >
              <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
              <Checkbox.Control />
              <Checkbox.Label>{t('rateConfirm', { price: Number.isNaN(cents) ? '$…' : shortMoney(cents) })}</Checkbox.Label>
            </Checkbox.Root>
            <Field.ErrorText>{errors.rateConfirmed?.message}</Field.ErrorText>
          </Field.Root>
        )}
      />
    </Box>
  );
}
