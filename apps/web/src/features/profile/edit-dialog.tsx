import { useState } from 'react';
import { Box, Stack, Text } from '@chakra-ui/react';
import { Controller, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { profileTextMax, rateCents } from '@somo/contracts/rules/profile';
import { toInstant } from '@somo/contracts/time';
import { shortMoney, timeOf } from '../../lib/format';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { useNow } from '../../lib/use-now';
import { useUser } from '../../lib/use-session';
import { type FormProblem } from '../../ui/form-alert';
import { LiveRegion } from '../../ui/live-region';
import { LongFormDialog } from '../../ui/long-form-dialog';
import { NameFields } from '../../ui/name-fields';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { ZonePicker } from '../../ui/zone-picker';
import { useSaveProfile } from './api/save-profile';
import { AvatarField } from './avatar-field';
import { changesOf, draftOf, draftRules, fieldOf, typedProblems } from './edit-draft';
import { TeacherFields } from './teacher-fields';

interface Props {
  profile: MyProfile;
  onClose: () => void;
  /** Another time zone has been saved. */
  onZone: (timeZone: string) => void;
  returnTo: () => HTMLElement | null;
}

/** Edits the own profile. */
export function EditDialog({ profile: shown, onClose, onZone, returnTo }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const now = useNow();
  const user = useUser();
  // The time zone is the account's.
  const profile = { ...shown, timeZone: user?.timeZone ?? shown.timeZone };
  const teaches = profile.role === 'teacher';
  const saving = useSaveProfile();
  const rateInvalid = t('rateInvalid', { min: shortMoney(rateCents.min), max: shortMoney(rateCents.max) });
  const form = useCheckedForm({
    rules: draftRules(profile.role),
    defaultValues: draftOf(profile),
    words: { introVideoUrl: t('videoInvalid') },
    more: (draft) => ({
      ...typedProblems(draft, profile.role, rateInvalid),
      firstName: draft.firstName.trim() ? undefined : t(draft.oneName ? 'nameRequired' : 'firstNameRequired'),
      lastName: draft.oneName || draft.lastName.trim() ? undefined : t('lastNameRequired'),
    }),
  });
  const zone = form.watch('timeZone');

  const [problem, setProblem] = useState<FormProblem | null>(null);

  function failed(error: Error): void {
    if (form.showErrors(error, fieldOf)) return;
    setProblem({ title: t('notSaved'), text: refusalOf(error) ?? t(teaches ? 'notSavedTeacher' : 'notSavedStudent') });
  }
  const submit = form.handleSubmit((draft) => {
    setProblem(null);
    saving.mutate(
      { body: changesOf(draft, profile) },
      {
        onSuccess: () => {
          toast(t('saved'), t(teaches ? 'savedTeacher' : 'savedStudent'));
          onClose();
          if (draft.timeZone !== profile.timeZone) onZone(draft.timeZone);
        },
        onError: failed,
      },
    );
  });

  return (
    <LongFormDialog
      title={t('edit')}
      cancel={t('cancel')}
      save={t(saving.isPending ? 'saving' : 'save')}
      busy={saving.isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
      returnTo={returnTo}
    >
      <FormProvider {...form}>
        <Stack gap="5" pt="2">
          <AvatarField profile={profile} />
          <NameFields words={{ firstName: t('firstName'), lastName: t('lastName'), onlyName: t('onlyName'), oneName: t('oneName') }} />
          <TextAreaField label={t('bio')} rows={4} maxLength={profileTextMax.bio} {...form.field('bio')} />
          <TextField label={t('email')} type="email" value={user?.email ?? ''} readOnly color="fg.muted" hint={t('emailFixed')} />
          <Box>
            <Controller
              control={form.control}
              name="timeZone"
              render={({ field }) => (
                <ZonePicker
                  label={t('timeZone')}
                  value={field.value}
                  onChange={field.onChange}
                  hint={t('timeZoneHint', { time: timeOf(toInstant(now), field.value) })}
                />
              )}
            />
            <LiveRegion>
              {teaches && zone !== profile.timeZone && (
                <Text textStyle="sm" mt="2">
                  {t('hoursStay')}
                </Text>
              )}
            </LiveRegion>
          </Box>
          {teaches ? <TeacherFields /> : <TextField label={t('interests')} hint={t('interestsHint')} {...form.field('interests')} />}
        </Stack>
      </FormProvider>
    </LongFormDialog>
  );
}
