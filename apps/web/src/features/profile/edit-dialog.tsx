import { Box, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { profileTextMax, rateCents } from '@somo/contracts/rules/profile';
import { toInstant } from '@somo/contracts/time';
import { shortMoney, timeOf } from '../../lib/format';
import { ProblemError, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useNow } from '../../lib/use-now';
import { useUser } from '../../lib/use-session';
import { LongFormDialog } from '../../ui/long-form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { ZonePicker } from '../../ui/zone-picker';
import { useSaveProfile } from './api/save-profile';
import { AvatarField } from './avatar-field';
import { changesOf, draftOf, draftSchema, fieldOf, type ProfileDraft } from './edit-draft';
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
  const form = useForm<ProfileDraft>({
    resolver: zodResolver(
      draftSchema({
        firstNameRequired: t('firstNameRequired'),
        lastNameRequired: t('lastNameRequired'),
        videoInvalid: t('videoInvalid'),
        rateInvalid,
      }),
    ),
    defaultValues: draftOf(profile),
  });
  const { errors } = form.formState;
  const zone = form.watch('timeZone');

  function failed(error: Error): void {
    const refused = error instanceof ProblemError ? (error.problem.errors ?? {}) : {};
    for (const [field, [message]] of Object.entries(refused)) form.setError(fieldOf(field), { message: message ?? '' });
    toast(t('notSaved'), refusalOf(error) ?? t(teaches ? 'notSavedTeacher' : 'notSavedStudent'), 'error');
  }
  const submit = form.handleSubmit((draft) =>
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
    ),
  );

  return (
    <LongFormDialog
      title={t('edit')}
      cancel={t('cancel')}
      save={t(saving.isPending ? 'saving' : 'save')}
      busy={saving.isPending}
      onClose={onClose}
      onSubmit={submit}
      returnTo={returnTo}
    >
      <FormProvider {...form}>
        <Stack gap="5" pt="2">
          <AvatarField profile={profile} />
          <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            <TextField
              label={t('firstName')}
              autoComplete="given-name"
              required
              error={errors.firstName?.message}
              {...form.register('firstName')}
            />
            <TextField
              label={t('lastName')}
              autoComplete="family-name"
              required
              error={errors.lastName?.message}
              {...form.register('lastName')}
            />
          </Box>
          <TextAreaField label={t('bio')} rows={4} maxLength={profileTextMax.bio} error={errors.bio?.message} {...form.register('bio')} />
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
            {teaches && zone !== profile.timeZone && (
              <Text textStyle="sm" mt="2" role="status">
                {t('hoursStay')}
              </Text>
            )}
          </Box>
          {teaches ? (
            <TeacherFields />
          ) : (
            <TextField label={t('interests')} hint={t('interestsHint')} error={errors.interests?.message} {...form.register('interests')} />
          )}
        </Stack>
      </FormProvider>
    </LongFormDialog>
  );
}
