import { Box, Stack, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lessonMinutes, platformFeeCents, platformFeePercent } from '@somo/contracts/rules/booking';
import { money, shortMoney } from '../../lib/format';
import { fieldsOf } from '../../lib/use-checked-form';
import { CheckField } from '../../ui/check-field';
import { TextField } from '../../ui/text-field';
import { centsOf, type ProfileDraft } from './profile-draft';

/** The price is only a suggestion: the teacher must confirm it with a checkbox. */
export function RateFields() {
  const { t } = useTranslation('onboarding');
  const { control, ...form } = useFormContext<ProfileDraft>();
  const field = fieldsOf(form);
  const cents = centsOf(useWatch({ control, name: 'rate' }));
  const share = Number.isNaN(cents) ? '$…' : money(cents - platformFeeCents(cents));
  return (
    <Stack gap="5">
      <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField unit="$" label={t('rate')} inputMode="decimal" hint={t('rateHint', { minutes: lessonMinutes })} {...field('rate')} />
        <Box aria-live="polite" aria-atomic bg="leaf.subtle" borderRadius="l2" px="5" py="4">
          <Text textStyle="sm">{t('receive')}</Text>
          <Text display="flex" flexWrap="wrap" alignItems="baseline" columnGap="1.5" my="0.5">
            <Box as="span" fontFamily="heading" fontWeight="bold" textStyle="2xl" color="leaf.fg" fontVariantNumeric="tabular-nums">
              {share}
            </Box>{' '}
            <span>{t('perLesson')}</span>
          </Text>
          <Text textStyle="sm">{t('receiveText', { feePercent: platformFeePercent })}</Text>
        </Box>
      </Box>
      <CheckField label={t('rateConfirm', { price: Number.isNaN(cents) ? '$…' : shortMoney(cents) })} {...field('rateConfirmed')} />
    </Stack>
  );
}
