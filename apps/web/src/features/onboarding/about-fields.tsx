import { Box, Text } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { countries } from '../../lib/countries';
import { languages } from '../../lib/languages';
import { Chip } from '../../ui/chip';
import { SelectField } from '../../ui/select-field';
import { Stored } from '../../ui/stored';
import { TextField } from '../../ui/text-field';
import { bioMax, type ProfileDraft } from './profile-draft';

/** What students see on a teacher's card besides name, subjects and rate; all of it optional. */
export function AboutFields() {
  const { t } = useTranslation(['onboarding', 'common']);
  const { control, register } = useFormContext<ProfileDraft>();
  return (
    <Box display="flex" flexDirection="column" gap="6">
      <Text color="fg.muted" textStyle="sm">
        {t('aboutText')}
      </Text>
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
      <ChipsField name="languages" label={t('languages')} options={languages} />
      <ChipsField name="gradeLevels" label={t('gradeLevels')} options={gradeLevels} />
      <TextField label={t('bio')} hint={t('bioHint')} maxLength={bioMax} {...register('bio')} />
    </Box>
  );
}

function ChipsField({ name, label, options }: { name: 'languages' | 'gradeLevels'; label: string; options: readonly string[] }) {
  const { control } = useFormContext<ProfileDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Box as="fieldset" borderWidth="0" minW="0">
          <Box as="legend" textStyle="sm" fontWeight="semibold" mb="2">
            {label}
          </Box>
          <Box display="flex" flexWrap="wrap" gap="2">
            {options.map((option) => {
              const isOn = field.value.includes(option);
              return (
                <Chip
                  key={option}
                  on={isOn}
                  onToggle={() => field.onChange(isOn ? field.value.filter((each) => each !== option) : [...field.value, option])}
                >
                  <Stored>{option}</Stored>
                </Chip>
              );
            })}
          </Box>
        </Box>
      )}
    />
  );
}
