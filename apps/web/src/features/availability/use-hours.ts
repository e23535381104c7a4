import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import type { Availability } from '@somo/contracts/availability';
import type { Lesson } from '@somo/contracts/lessons';
import { hoursDraft } from '../../lib/kept-draft';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { useSaveAvailability } from './api/availability';
import { differencesOf } from './differences';
import { hoursOf, isSame, type Hours } from './hours';

/** The hours that a teacher edits: the saved ones with their changes, which this browser keeps until they are saved or discarded. */
export function useHours(saved: Availability) {
  const { t } = useTranslation('availability');
  const cache = useQueryClient();
  const userId = useUser()?.id ?? '';
  const saving = useSaveAvailability();
  const [draft, setDraft] = useState<Hours | null>(() => hoursDraft.of(userId)?.hours ?? null);
  const [base, setBase] = useState(() => hoursDraft.of(userId)?.version ?? saved.version);
  const [past, setPast] = useState<readonly Hours[]>([]);
  const [newer, setNewer] = useState<Availability | null>(null);
  const [outside, setOutside] = useState<Lesson[]>([]);
  const hours = draft ?? hoursOf(saved);
  const isChanged = draft !== null && !isSame(draft, saved);

  function show(next: Hours): void {
    const version = isChanged ? base : saved.version;
    setDraft(next);
    setBase(version);
    hoursDraft.keep({ userId, version, hours: next });
  }

  function change(next: Hours): void {
    setPast([...past, hours]);
    show(next);
  }

  function undo(): void {
    setPast(past.slice(0, -1));
    show(past.at(-1) ?? hours);
  }

  function discard(): void {
    setDraft(null);
    setPast([]);
    hoursDraft.clear();
  }

  function take(other: Availability): void {
    cache.setQueryData(['my-availability'], other);
    setNewer(null);
    discard();
  }

  /** Whoever saved the same hours in another window has nothing to decide. */
  function meet(other: Availability, timeZone: string | undefined): void {
    if (differencesOf(hours, other, t).length > 0 || (timeZone ?? other.timeZone) !== other.timeZone) return setNewer(other);
    take(other);
    toast(t('saved'));
  }

  function save(version: number = isChanged ? base : saved.version, timeZone?: string): void {
    saving.mutate(
      {
        version,
        ...(timeZone ? { timeZone } : {}),
        recurringSlots: [...hours.recurringSlots],
        specificDates: hours.specificDates.map(({ date, timeSlots }) => ({ date, timeSlots: [...timeSlots] })),
        breakPeriods: [...hours.breakPeriods],
      },
      {
        onSuccess: (answer) => {
          discard();
          setNewer(null);
          setOutside(answer.outside);
          toast(t('saved'));
        },
        onError: (error) => {
          if (isRefused(error, 'availability-changed')) return meet(error.problem['availability'] as Availability, timeZone);
          toast(t('notSaved'), refusalOf(error) ?? undefined, 'error');
        },
      },
    );
  }

  return {
    hours,
    isChanged,
    change,
    discard,
    save,
    busy: saving.isPending,
    undo: past.length > 0 && isChanged ? undo : null,
    newer,
    /** Goes on with the changes; the next attempt to save asks again. */
    keepEditing: () => setNewer(null),
    takeNewer: () => newer && take(newer),
    outside,
  };
}

export type EditedHours = ReturnType<typeof useHours>;
