import { Stack } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { languageName } from '../../i18n/names';
import { languages } from '../../lib/languages';
import { ChipsField } from '../../ui/chips-field';
import { Fold } from '../../ui/fold';
import type { ProfileDraft } from './profile-draft';

/** In what languages and for whom a teacher teaches; optional, and folded until asked for. */
export function AboutFields() {
  const { t } = useTranslation('onboarding');
  const { control } = useFormContext<ProfileDraft>();
  return (
    <Fold borderTopWidth="1px" borderColor="border" pt="3" title={t('aboutTitle')} fontWeight="semibold">
      <Stack gap="6" pt="4" fontWeight="normal">
        <Controller
          control={control}
          name="languages"
          render={({ field: { value, onChange } }) => (
            <ChipsField label={t('languages')} options={languages} nameOf={languageName} value={value} onChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="gradeLevels"
          render={({ field: { value, onChange } }) => (
            <ChipsField
              label={t('gradeLevels')}
              options={gradeLevels}
              nameOf={(level) => t(`common:gradeLevels.${level}`, { defaultValue: level })}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </Stack>
    </Fold>
  );
}
