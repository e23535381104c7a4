import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { byName, countryName } from '../../i18n/names';
import { countries } from '../../lib/countries';
import { SelectField } from '../../ui/select-field';
import type { ProfileDraft } from './profile-draft';

/** Where a teacher lives; suggested from the time zone, and optional. */
export function CountryField() {
  const { t } = useTranslation('onboarding');
  const { control } = useFormContext<ProfileDraft>();
  return (
    <Controller
      control={control}
      name="country"
      render={({ field }) => (
        <SelectField
          label={t('country')}
          value={field.value}
          onChange={field.onChange}
          hint={t('countryHint')}
          options={[
            { value: '', label: t('noCountry') },
            ...byName(countries, countryName).map((name) => ({ value: name, label: countryName(name), stored: true as const })),
          ]}
        />
      )}
    />
  );
}
