import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { gradeLevels, profileTextMax } from '@somo/contracts/rules/profile';
import { byName, countryName, languageName } from '../../i18n/names';
import { countries } from '../../lib/countries';
import { languages } from '../../lib/languages';
import { fieldsOf } from '../../lib/use-checked-form';
import { ChipsField } from '../../ui/chips-field';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import type { ProfileDraft } from './edit-draft';

const withAll = (options: readonly string[], chosen: string[]) => [...new Set([...options, ...chosen])];

/** What only teachers have in their profile. */
export function TeacherFields() {
  const { t } = useTranslation('profile');
  const { control, getValues, ...form } = useFormContext<ProfileDraft>();
  const field = fieldsOf(form);
  const spoken = withAll(languages, getValues('languages'));
  const places = byName(withAll(countries, [getValues('country')].filter(Boolean)), countryName);
  return (
    <>
      <TextField label={t('rate')} inputMode="decimal" hint={t('rateHint')} {...field('rate')} />
      <TextField
        label={t('introVideo')}
        type="url"
        inputMode="url"
        placeholder="https://"
        hint={t('introVideoHint')}
        {...field('introVideoUrl')}
      />
      <TextField label={t('contactNumber')} type="tel" autoComplete="tel" hint={t('contactHint')} {...field('contactNumber')} />
      <TextAreaField label={t('experience')} rows={3} maxLength={profileTextMax.experience} {...field('experience')} />
      <TextAreaField label={t('education')} rows={3} maxLength={profileTextMax.education} {...field('education')} />
      <TextAreaField label={t('teachingStyle')} rows={3} maxLength={profileTextMax.teachingStyle} {...field('teachingStyle')} />
      <Controller
        control={control}
        name="country"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={t('country')}
            value={value}
            onChange={onChange}
            options={[
              { value: '', label: t('noCountry') },
              ...places.map((name) => ({ value: name, label: countryName(name), stored: true as const })),
            ]}
          />
        )}
      />
      <Controller
        control={control}
        name="languages"
        render={({ field: { value, onChange } }) => (
          <ChipsField label={t('languages')} options={spoken} nameOf={languageName} value={value} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="gradeLevels"
        render={({ field: { value, onChange } }) => (
          <ChipsField
            label={t('levels')}
            options={gradeLevels}
            nameOf={(level) => t(`common:gradeLevels.${level}`, { defaultValue: level })}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </>
  );
}
