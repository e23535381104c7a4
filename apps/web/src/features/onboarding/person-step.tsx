import type { ReactNode } from 'react';
import { Box, Stack } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toInstant } from '@somo/contracts/time';
import { timeOf } from '../../lib/format';
import { fieldsOf } from '../../lib/use-checked-form';
import { useNow } from '../../lib/use-now';
import { isZoneNamed } from '../../lib/zone';
import { NameFields } from '../../ui/name-fields';
import { TextField } from '../../ui/text-field';
import { ZonePicker } from '../../ui/zone-picker';
import { CountryField } from './country-field';
import { bioMax, type ProfileDraft } from './profile-draft';
import { RoleChoice } from './role-choice';

interface Props {
  teaches: boolean;
  /** What depends on the role alone. */
  afterRole: ReactNode;
}

/** Who somebody is: role, name and time zone; of teachers also country and a line about themselves. */
export function PersonStep({ teaches, afterRole }: Props) {
  const { t } = useTranslation('onboarding');
  const now = useNow();
  const form = useFormContext<ProfileDraft>();
  const field = fieldsOf(form);
  const words = { firstName: t('firstName'), lastName: t('lastName'), onlyName: t('onlyName'), oneName: t('oneName') };
  return (
    <Stack gap="6">
      <Controller
        control={form.control}
        name="userType"
        render={({ field: { value, onChange } }) => (
          <RoleChoice value={value} onChange={onChange} error={form.formState.errors.userType?.message} />
        )}
      />
      {afterRole}
      <NameFields words={words} />
      <Box {...(teaches ? pair : {})}>
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field: { value, onChange } }) => (
            <ZonePicker
              label={t('timeZone')}
              value={value}
              onChange={onChange}
              hint={t(isZoneNamed() ? 'timeZoneHint' : 'timeZoneGuess', { time: timeOf(toInstant(now), value) })}
            />
          )}
        />
        {teaches && <CountryField />}
      </Box>
      {teaches && <TextField label={t('bio')} hint={t('bioHint')} maxLength={bioMax} {...field('bio')} />}
    </Stack>
  );
}

/** Two fields beside each other where there is room. */
const pair = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '5',
  alignItems: 'start',
} as const;
