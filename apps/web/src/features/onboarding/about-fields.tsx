import { Heading, Stack, Text } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { languages } from '../../lib/languages';
import { fieldsOf } from '../../lib/use-checked-form';
import { ChipsField } from '../../ui/chips-field';
import { Fold } from '../../ui/fold';
import { TextField } from '../../ui/text-field';
import { bioMax, type ProfileDraft } from './profile-draft';

/** What students see on a teacher's card besides name, country, subjects and rate; all of it optional, and folded until asked for. */
export function AboutFields() {
  const { t } = useTranslation(['onboarding', 'common']);
  const { control, ...form } = useFormContext<ProfileDraft>();
  const field = fieldsOf(form);
  return (
    <Fold
      borderTopWidth="1px"
      borderColor="border"
      pt="3"
      title={
        <>
          <Heading as="h2" size="md">
            {t('aboutTitle')}
          </Heading>
          <Text color="fg.muted" textStyle="sm" mt="1">
            {t('aboutText')}
          </Text>
        </>
      }
    >
      <Stack gap="6" pt="4">
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
        <TextField label={t('bio')} hint={t('bioHint')} maxLength={bioMax} {...field('bio')} />
      </Stack>
    </Fold>
  );
}
