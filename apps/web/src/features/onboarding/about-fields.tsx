import { Box, Heading, Text } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { countries } from '../../lib/countries';
import { languages } from '../../lib/languages';
import { ChipsField } from '../../ui/chips-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { bioMax, type ProfileDraft } from './profile-draft';

/** What students see on a teacher's card besides name, subjects and rate; all of it optional. */
export function AboutFields() {
  const { t } = useTranslation(['onboarding', 'common']);
  const { control, register } = useFormContext<ProfileDraft>();
  return (
    <Box display="flex" flexDirection="column" gap="6">
      <Box borderTopWidth="1px" borderColor="border" pt="6">
        <Heading as="h2" size="md">
          {t('aboutTitle')}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mt="1">
          {t('aboutText')}
        </Text>
      </Box>
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <SelectField
            label={t('country')}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: '', label: t('noCountry') },
              ...countries.map((name) => ({ value: name, label: name, stored: true as const })),
            ]}
          />
        )}
      />
      <Controller
        control={control}
        name="languages"
        render={({ field: { value, onChange } }) => (
          <ChipsField label={t('languages')} options={languages} value={value} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="gradeLevels"
        render={({ field: { value, onChange } }) => (
          <ChipsField label={t('gradeLevels')} options={gradeLevels} value={value} onChange={onChange} />
        )}
      />
      <TextField label={t('bio')} hint={t('bioHint')} maxLength={bioMax} {...register('bio')} />
    </Box>
  );
}
