import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { teachingDraft } from '../../lib/kept-draft';
import { useUser } from '../../lib/use-session';

export type TeachingValues = Omit<TeachingSettings, 'meetingLink'> & { meetingLink: string };

const valuesOf = (saved: TeachingSettings): TeachingValues => ({ ...saved, meetingLink: saved.meetingLink ?? '' });
const names = ['instantBooking', 'autoAccept', 'bufferMinutes', 'maxDailyLessons', 'platform', 'meetingLink'] as const;
const isSame = (one: TeachingValues, other: TeachingValues) => names.every((name) => one[name] === other[name]);

/** Returns the form of the teaching settings; this browser keeps the changes until they are saved or discarded. */
export function useTeachingDraft(saved: TeachingSettings) {
  const userId = useUser()?.id ?? '';
  const [kept] = useState(() => teachingDraft.of(userId));
  const isCurrent = kept !== null && isSame(valuesOf(kept.saved), valuesOf(saved));
  const form = useForm<TeachingValues>({ defaultValues: isCurrent ? kept.draft : valuesOf(saved) });
  const values = form.watch();
  const isChanged = !isSame(values, valuesOf(saved));
  useEffect(() => {
    if (isChanged) teachingDraft.keep({ userId, saved, draft: values });
    else teachingDraft.clear();
  });
  return { form, values, isChanged, show: (settings: TeachingSettings) => form.reset(valuesOf(settings)) };
}
