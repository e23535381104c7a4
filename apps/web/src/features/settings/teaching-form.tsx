import { useId } from 'react';
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { bufferChoices, dailyMaximumRange, meetingPlatforms, type MeetingPlatform, type TeachingSettings } from '@somo/contracts/teaching';
import { fieldRules } from '../../generated/field-rules';
import { fieldProblem } from '../../lib/field-problem';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { CheckField } from '../../ui/check-field';
import { LiveRegion } from '../../ui/live-region';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { saveSettings } from './api/save-settings';
import { useTeachingDraft } from './use-teaching-draft';

const { min, max } = dailyMaximumRange;
const dailyMaxima = Array.from({ length: max - min + 1 }, (_, at) => min + at);

export function TeachingForm({ saved }: { saved: TeachingSettings }) {
  const { t } = useTranslation('settings');
  const saving = useMutation(saveSettings);
  const { form, values, isChanged, discard, settle } = useTeachingDraft(saved);
  const { platform, meetingLink: link, bufferMinutes, maxDailyLessons } = values;
  const submit = form.handleSubmit((sent) => {
    const { meetingLink, ...draft } = sent;
    // Somo's classroom needs no link; the field is hidden then.
    const teaching = { ...draft, meetingLink: draft.platform === 'somo' ? saved.meetingLink : meetingLink.trim() || null };
    // Not with mutate's own callbacks, which do not run if the page is left before the response arrives.
    void saving.mutateAsync({ body: { teaching } }).then(
      () => {
        settle(sent, teaching);
        toast(t('teaching.saved'), t('teaching.savedText'));
      },
      (error: Error) => toast(t('teaching.notSaved'), refusalOf(error) ?? t('notSavedText'), 'error'),
    );
  });
  const linkProblem = (text: string) =>
    fieldProblem(fieldRules['PATCH /api/me/settings']['teaching.meetingLink'], text, t('teaching.linkInvalid'));
  const bufferText = (count: number) => (count === 0 ? t('teaching.noBuffer') : t('teaching.bufferMinutes', { count }));

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <SwitchLine label={t('teaching.instant')} hint={t('teaching.instantHint')} input={form.register('instantBooking')} />
        <SwitchLine label={t('teaching.autoAccept')} hint={t('teaching.autoAcceptHint')} input={form.register('autoAccept')} />
        <Box
          display="grid"
          gap="4"
          pt="5"
          borderTopWidth="1px"
          borderColor="border"
          gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))"
        >
          <SelectField
            label={t('teaching.buffer')}
            value={String(bufferMinutes)}
            onChange={(value) => form.setValue('bufferMinutes', Number(value))}
            options={bufferChoices.map((value) => ({ value: String(value), label: bufferText(value) }))}
          />
          <SelectField
            label={t('teaching.maximum')}
            value={String(maxDailyLessons)}
            onChange={(value) => form.setValue('maxDailyLessons', Number(value))}
            options={dailyMaxima.map((count) => ({ value: String(count), label: t('teaching.lessons', { count }) }))}
          />
        </Box>
        <Box maxW="md">
          <SelectField
            label={t('teaching.platform')}
            value={platform}
            onChange={(value) => form.setValue('platform', value as MeetingPlatform, { shouldValidate: form.formState.isSubmitted })}
            hint={platform === 'somo' ? t('teaching.somoHint') : link.trim() === '' && t('teaching.noLinkHint')}
            options={meetingPlatforms.map((value) => ({ value, label: t(`teaching.platforms.${value}`) }))}
          />
        </Box>
        {platform !== 'somo' && (
          <TextField
            {...form.register('meetingLink', { validate: linkProblem })}
            type="url"
            inputMode="url"
            label={t('teaching.meetingLink')}
            placeholder="https://"
            hint={t('teaching.meetingLinkHint', { count: joinOpensMinutes })}
            error={form.formState.errors.meetingLink?.message}
            readOnly={saving.isPending}
          />
        )}
        <HStack gap="3" flexWrap="wrap">
          <Button type="submit" loading={saving.isPending} loadingText={t('saving')}>
            {t('teaching.save')}
          </Button>
          {isChanged && !saving.isPending && (
            <>
              <Button variant="ghost" onClick={discard}>
                {t('teaching.discard')}
              </Button>
            </>
          )}
          <LiveRegion color="fg.muted" textStyle="sm">
            {isChanged && !saving.isPending && t('teaching.unsaved')}
          </LiveRegion>
        </HStack>
      </Stack>
    </form>
  );
}

interface SwitchProps {
  label: string;
  hint: string;
  input: UseFormRegisterReturn;
}

function SwitchLine({ label, hint, input }: SwitchProps) {
  const hintId = useId();
  return (
    <Box>
      <CheckField
        role="switch"
        label={
          <Text as="span" fontWeight="semibold">
            {label}
          </Text>
        }
        aria-describedby={hintId}
        {...input}
      />
      <Text id={hintId} color="fg.muted" textStyle="sm" ms="3.25rem" mt="0.5">
        {hint}
      </Text>
    </Box>
  );
}
