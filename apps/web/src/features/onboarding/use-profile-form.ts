import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@somo/contracts/people';
import { rateCents } from '@somo/contracts/rules/profile';
import { fieldRules } from '../../generated/field-rules';
import { fieldProblem } from '../../lib/field-problem';
import { shortMoney } from '../../lib/format';
import type { IntendedRole } from '../../lib/intended-role';
import { useCheckedForm } from '../../lib/use-checked-form';
import { browserZone } from '../../lib/zone';
import { countryOfZone } from './country-of-zone';
import { centsOf, type ProfileDraft } from './profile-draft';

const {
  hourlyRateCents,
  firstName: { required: _, ...firstName },
  ...rest
} = fieldRules['POST /api/onboarding'];
const rules = { ...rest, firstName };

/** Returns the form of the onboarding, filled in with what is known already. */
export function useProfileForm(user: SessionUser, role: IntendedRole | undefined) {
  const { t } = useTranslation('onboarding');
  const rateInvalid = t('rateInvalid', { min: shortMoney(rateCents.min), max: shortMoney(rateCents.max) });
  const form = useCheckedForm<ProfileDraft>({
    rules,
    words: { userType: t('chooseRole') },
    more: ({ userType, oneName, firstName, lastName, rate, rateConfirmed }) => ({
      firstName: firstName.trim() ? undefined : t(oneName ? 'nameRequired' : 'firstNameRequired'),
      lastName: oneName || lastName.trim() ? undefined : t('lastNameRequired'),
      ...(userType === 'teacher' && {
        rate: fieldProblem(hourlyRateCents, centsOf(rate), rateInvalid),
        rateConfirmed: rateConfirmed ? undefined : t('rateConfirmNeeded'),
      }),
    }),
    defaultValues: {
      userType: role ?? null,
      firstName: user.firstName,
      lastName: user.lastName,
      oneName: false,
      timeZone: browserZone(),
      rate: String(rateCents.suggested / 100),
      rateConfirmed: false,
      country: countryOfZone(browserZone()) ?? '',
      languages: [],
      gradeLevels: [],
      bio: '',
    },
  });
  const { trigger, watch, getFieldState } = form;
  // What a step has found wrong is checked again as it is mended.
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => void (name && getFieldState(name).invalid && trigger(name)));
    return () => unsubscribe();
  }, [getFieldState, trigger, watch]);
  return form;
}
