import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { reviewEditDays, reviewTags, reviewTextMax, reviewTextMin, type ReviewTag } from '@somo/contracts/rules/reviews';
import { subjectName } from '../../i18n/names';
import { fieldRules } from '../../generated/field-rules';
import { dateOf } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { Chip } from '../../ui/chip';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { StarsField } from './stars-field';

interface Props {
  lesson: Pick<Lesson, 'id' | 'subject' | 'startsAt' | 'review'> & { teacher: Pick<Lesson['teacher'], 'firstName'> };
  zone: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Writes the review of a lesson, or changes it. */
export function RateDialog({ lesson, zone, onClose, returnTo }: Props) {
  const { t } = useTranslation(['reviews', 'common']);
  const { review, teacher } = lesson;
  const changes = { changes: ['lessons', 'reviews'] } as const;
  const posting = useMutation(mutation('POST /api/lessons/:id/review', changes));
  const editing = useMutation(mutation('PUT /api/lessons/:id/review', changes));
  const saving = review ? editing : posting;
  const form = useCheckedForm({
    rules: { text: fieldRules['POST /api/lessons/:id/review'].text },
    defaultValues: {
      stars: review ? String(review.rating) : (null as string | null),
      tags: review?.tags ?? ([] as ReviewTag[]),
      text: review?.text ?? '',
    },
    more: ({ stars }) => ({ stars: stars === null ? t('starsMissing') : undefined }),
  });
  const busy = saving.isPending;
  const name = teacher.firstName || t('common:unknownTeacher');
  const tags = form.watch('tags');
  const toggle = (tag: ReviewTag) => form.setValue('tags', tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag]);

  const send = form.handleSubmit(({ stars, text, ...rest }) =>
    saving.mutate(
      { params: { id: lesson.id }, body: { rating: Number(stars), text: text === '' ? null : text, tags: rest.tags } },
      {
        onSuccess: () => {
          if (review) toast(t('saved'));
          else toast(t('posted'), t('postedText', { name }));
          onClose();
        },
        onError: (error) => {
          if (!isRefused(error, 'already-reviewed')) return;
          toast(t('already'), error.message, 'error');
          onClose();
        },
      },
    ),
  );

  return (
    <FormDialog
      role="dialog"
      focusTitle
      title={t(review ? 'editTitle' : 'title')}
      confirm={t(review ? 'save' : 'post')}
      working={t(review ? 'saving' : 'posting')}
      busy={busy}
      refusal={saving.error && (refusalOf(saving.error) ?? t('failed'))}
      onClose={onClose}
      onSubmit={send}
      returnTo={returnTo}
    >
      <Text color="fg.muted" mt="-1">
        <bdi>{t('with', { subject: subjectName(lesson.subject) || t('generalLesson'), name, day: dateOf(lesson.startsAt, zone) })}</bdi>
      </Text>
      <StarsField {...form.field('stars')} value={form.watch('stars')} disabled={busy} />
      <Box as="fieldset" minW="0">
        <Box as="legend" textStyle="sm" fontWeight="semibold" mb="2">
          {t('tags')}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2">
          {reviewTags.map((tag) => (
            <Chip key={tag} on={tags.includes(tag)} disabled={busy} onToggle={() => toggle(tag)}>
              {t(`tag.${tag}`)}
            </Chip>
          ))}
        </Box>
      </Box>
      <TextAreaField
        label={t('text')}
        {...form.field('text')}
        rows={4}
        maxLength={reviewTextMax}
        disabled={busy}
        dir="auto"
        hint={form.formState.errors.text ? undefined : t('textHint', { min: reviewTextMin })}
      />
      <Text color="fg.muted" textStyle="sm">
        {t('public', { days: reviewEditDays })}
      </Text>
    </FormDialog>
  );
}
