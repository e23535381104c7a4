import { Box } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lessonMinutes, platformFeeCents, platformFeePercent } from '@somo/contracts/rules/booking';
import { money, shortMoney } from '../../lib/format';
import { CheckField } from '../../ui/check-field';
import { TextField } from '../../ui/text-field';
import { centsOf, type ProfileDraft } from './profile-draft';

/** The price is only a suggestion: the teacher must confirm it with a checkbox. */
export function RateFields() {
  const { t } = useTranslation('onboarding');
  const { control, register, formState } = useFormContext<ProfileDraft>();
  const { errors } = formState;
  const cents = centsOf(useWatch({ control, name: 'rate' }));
  const share = Number.isNaN(cents) ? '$…' : money(cents - platformFeeCents(cents));
  const hint = t('rateHint', { minutes: lessonMinutes, keepPercent: 100 - platformFeePercent, share });
  return (
    <Box display="flex" flexDirection="column" gap="3" p="4" borderRadius="l2" bg="bg.muted">
      <TextField unit="$" maxW="36" label={t('rate')} inputMode="decimal" hint={hint} error={errors.rate?.message} {...register('rate')} />
      <CheckField
        label={t('rateConfirm', { price: Number.isNaN(cents) ? '$…' : shortMoney(cents) })}
        error={errors.rateConfirmed?.message}
        {...register('rateConfirmed')}
      />
    </Box>
  );
}
