import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { teachingDraft } from '../../lib/kept-draft';
import { useUser } from '../../lib/use-session';

type TeachingValues = Omit<TeachingSettings, 'meetingLink'> & { meetingLink: string };

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
  function keep(settings: TeachingSettings, draft: TeachingValues): void {
    if (isSame(draft, valuesOf(settings))) teachingDraft.clear();
    else teachingDraft.keep({ userId, saved: settings, draft });
  }
  useEffect(() => keep(saved, values));
  return {
    form,
    values,
    isChanged,
    discard: () => form.reset(valuesOf(saved)),
    /** Ends a save of `sent`; what was changed after it began stays a draft. */
    settle: (sent: TeachingValues, settings: TeachingSettings): void => {
      const now = form.getValues();
      const later = Object.fromEntries(names.filter((name) => now[name] !== sent[name]).map((name) => [name, now[name]]));
      const draft = { ...valuesOf(settings), ...later };
      form.reset(draft);
      // The page may have been left meanwhile.
      keep(settings, draft);
    },
  };
}
