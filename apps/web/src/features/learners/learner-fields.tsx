import { Stack } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ageGroups, type AgeGroup } from '@somo/contracts/learners';
import { consentVersion, learnerNameMax } from '@somo/contracts/rules/learners';
import { fieldsOf } from '../../lib/use-checked-form';
import { CheckField } from '../../ui/check-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

export interface LearnerDraft {
  firstName: string;
  /** '': not chosen yet. */
  ageGroup: AgeGroup | '';
  consent: boolean;
}

interface Props {
  form: UseFormReturn<LearnerDraft>;
  disabled: boolean;
  /** The guardian agrees when a child is added. */
  asksConsent: boolean;
}

/** First name and age group of a child and, for a new one, the consent of their guardian. */
export function LearnerFields({ form, disabled, asksConsent }: Props) {
  const { t } = useTranslation('learners');
  const field = fieldsOf(form);
  const choices = ageGroups.map((value) => ({ value, label: t(`ages.${value}`) }));
  return (
    <Stack gap="5">
      <TextField
        {...field('firstName')}
        label={t('form.firstName')}
        hint={t('form.firstNameHint')}
        maxLength={learnerNameMax}
        autoComplete="off"
        disabled={disabled}
      />
      <SelectField
        label={t('form.age')}
        hint={t('form.ageHint')}
        value={form.watch('ageGroup')}
        onChange={(value) => form.setValue('ageGroup', value as AgeGroup | '', { shouldValidate: form.formState.isSubmitted })}
        options={[...(form.watch('ageGroup') === '' ? [{ value: '', label: t('form.chooseAge') }] : []), ...choices]}
        error={form.formState.errors.ageGroup?.message}
        disabled={disabled}
      />
      {asksConsent && <CheckField {...field('consent')} label={t(`consent.v${consentVersion}`)} disabled={disabled} />}
    </Stack>
  );
}
