import { useState } from 'react';
import { Box, Button, Stack } from '@chakra-ui/react';
import { Controller, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import type { SessionUser } from '@somo/contracts/people';
import { rateCents } from '@somo/contracts/rules/profile';
import { toInstant } from '@somo/contracts/time';
import { fieldRules } from '../../generated/field-rules';
import { fieldProblem } from '../../lib/field-problem';
import { shortMoney, timeOf } from '../../lib/format';
import { intendedRole } from '../../lib/intended-role';
import { useCheckedForm } from '../../lib/use-checked-form';
import { useNow } from '../../lib/use-now';
import { browserZone, isZoneNamed } from '../../lib/zone';
import { TextField } from '../../ui/text-field';
import { ZonePicker } from '../../ui/zone-picker';
import { AboutFields } from './about-fields';
import { CountryField } from './country-field';
import { countryOfZone } from './country-of-zone';
import { FormSection } from './form-section';
import { centsOf, toBody, type ProfileDraft } from './profile-draft';
import { RateFields } from './rate-fields';
import { RoleChoice } from './role-choice';
import { SubjectPicker } from './subject-picker';

interface Props {
  user: SessionUser;
  choices: SubjectChoice[];
  onChoices: (choices: SubjectChoice[]) => void;
  busy: boolean;
  onSubmit: (profile: OnboardingBody) => void;
}

export function OnboardingForm({ user, choices, onChoices, busy, onSubmit }: Props) {
  const { t } = useTranslation('onboarding');
  const now = useNow();
  const [tried, setTried] = useState(false);
  const rules = fieldRules['POST /api/onboarding'];
  const rateInvalid = t('rateInvalid', { min: shortMoney(rateCents.min), max: shortMoney(rateCents.max) });
  const form = useCheckedForm<ProfileDraft>({
    rules,
    words: { userType: t('chooseRole'), firstName: t('firstNameRequired'), lastName: t('lastNameRequired') },
    more: ({ userType, rate, rateConfirmed }) =>
      userType === 'teacher'
        ? {
            rate: fieldProblem(rules.hourlyRateCents, centsOf(rate), rateInvalid),
            rateConfirmed: rateConfirmed ? undefined : t('rateConfirmNeeded'),
          }
        : {},
    defaultValues: {
      userType: intendedRole.read() ?? null,
      firstName: user.firstName,
      lastName: user.lastName,
      timeZone: browserZone(),
      rate: String(rateCents.suggested / 100),
      rateConfirmed: false,
      country: countryOfZone(browserZone()) ?? '',
      languages: [],
      gradeLevels: [],
      bio: '',
    },
  });
  const teaches = form.watch('userType') === 'teacher';
  const submit = form.handleSubmit(({ userType, ...draft }) => {
    if (userType === 'student' || (userType === 'teacher' && choices.length > 0)) onSubmit(toBody(userType, draft));
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          setTried(true);
          void submit(event);
        }}
      >
        <Stack gap="6">
          <Controller
            control={form.control}
            name="userType"
            render={({ field }) => (
              <RoleChoice value={field.value} onChange={field.onChange} error={form.formState.errors.userType?.message} />
            )}
          />
          <Box {...pair}>
            <TextField label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
            <TextField label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
          </Box>
          <Box {...(teaches ? pair : {})}>
            <Controller
              control={form.control}
              name="timeZone"
              render={({ field }) => (
                <ZonePicker
                  label={t('timeZone')}
                  value={field.value}
                  onChange={field.onChange}
                  hint={t(isZoneNamed() ? 'timeZoneHint' : 'timeZoneGuess', { time: timeOf(toInstant(now), field.value) })}
                />
              )}
            />
            {teaches && <CountryField />}
          </Box>
          {teaches && (
            <FormSection title={t('subjects')}>
              <SubjectPicker
                choices={choices}
                onChange={onChoices}
                error={tried && choices.length === 0 ? t('subjectsNeeded') : undefined}
              />
            </FormSection>
          )}
          {teaches && <RateFields />}
          {teaches && <AboutFields />}
          <Button type="submit" size="lg" disabled={busy}>
            {busy ? t('completing') : t('complete')}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** Two fields beside each other where there is room. */
const pair = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '5',
  alignItems: 'start',
} as const;
