import { Box, Button, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { isMeetingLink } from '@somo/contracts/rules/meeting-link';
import { meetingPlatforms, type MeetingPlatform, type TeachingSettings } from '@somo/contracts/teaching';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { useSaveTeaching } from './api/save-teaching';

type Draft = { platform: MeetingPlatform; meetingLink: string };

export function TeachingForm({ saved }: { saved: TeachingSettings }) {
  const { t } = useTranslation('settings');
  const saving = useSaveTeaching();
  const form = useForm<Draft>({ defaultValues: { platform: saved.platform, meetingLink: saved.meetingLink ?? '' } });
  const [platform, link] = form.watch(['platform', 'meetingLink']);
  const submit = form.handleSubmit(({ meetingLink, ...draft }) =>
    saving.mutate(
      { ...draft, meetingLink: meetingLink.trim() || null },
      {
        onSuccess: () => toast(t('teaching.saved'), t('teaching.savedText')),
        onError: (error) => toast(t('teaching.notSaved'), refusalOf(error) ?? t('notSavedText'), 'error'),
      },
    ),
  );
  const problemOf = (text: string) => text.trim() === '' || isMeetingLink(text.trim()) || t('teaching.linkInvalid');

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <SelectField
          label={t('teaching.platform')}
          value={platform}
          onChange={(value) => form.setValue('platform', value as MeetingPlatform, { shouldValidate: form.formState.isSubmitted })}
          hint={platform === 'somo' ? t('teaching.somoHint') : link.trim() === '' && t('teaching.noLinkHint')}
          options={meetingPlatforms.map((value) => ({ value, label: t(`teaching.platforms.${value}`) }))}
        />
        <TextField
          {...form.register('meetingLink', { validate: problemOf })}
          type="url"
          inputMode="url"
          label={t('teaching.meetingLink')}
          placeholder="https://"
          hint={t('teaching.meetingLinkHint', { count: joinOpensMinutes })}
          error={form.formState.errors.meetingLink?.message}
          readOnly={saving.isPending}
        />
        <Box>
          <Button type="submit" loading={saving.isPending} loadingText={t('saving')}>
            {t('teaching.save')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
