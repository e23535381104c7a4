import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import type { Availability, SavedAvailability } from '@somo/contracts/availability';
import { hoursDraft } from '../../lib/kept-draft';
import { isRefused, needsSignIn, refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { useSaveAvailability } from './api/save-availability';
import { differencesOf } from './differences';
import { hoursOf, isSame, rebase, type Hours } from './hours';

interface Edits {
  draft: Hours | null;
  /** The version that the draft changes. */
  base: number;
  past: readonly Hours[];
}

/** The hours that a teacher edits: the saved ones with their changes, which this browser keeps until they are saved or discarded. */
export function useHours(saved: Availability) {
  const { t } = useTranslation('availability');
  const cache = useQueryClient();
  const userId = useUser()?.id ?? '';
  const saving = useSaveAvailability();
  const [edits, setEdits] = useState<Edits>(() => {
    const kept = hoursDraft.of(userId);
    return { draft: kept?.hours ?? null, base: kept?.version ?? saved.version, past: [] };
  });
  // For the response to a save, during which editing goes on.
  const latest = useRef(edits);
  const [newer, setNewer] = useState<Availability | null>(null);
  const { draft, past } = edits;
  const hours = draft ?? hoursOf(saved);
  const isChanged = draft !== null && !isSame(draft, saved);
  const base = isChanged ? edits.base : saved.version;

  function put(next: Edits): void {
    latest.current = next;
    setEdits(next);
    if (next.draft) hoursDraft.keep({ userId, version: next.base, hours: next.draft });
    else hoursDraft.clear();
  }

  const discard = () => put({ draft: null, base: saved.version, past: [] });
  const change = (next: Hours) => put({ draft: next, base, past: [...past, hours] });
  const undo = () => put({ draft: past.at(-1) ?? hours, base, past: past.slice(0, -1) });

  function take(other: Availability): void {
    cache.setQueryData(query('GET /api/me/availability').queryKey, other);
    setNewer(null);
    discard();
  }

  /** Ends a save of `sent`; what was changed after it began stays a draft, now of the saved version. `steps`: how many changes came before. */
  function settle(answer: Availability, sent: Hours, steps: number): void {
    const now = latest.current;
    const later = rebase(sent, now.draft ?? sent, answer);
    if (isSame(later, answer)) discard();
    else put({ draft: later, base: answer.version, past: now.past.slice(steps).map((one) => rebase(sent, one, answer)) });
    setNewer(null);
    toast(t('saved'));
  }

  function save(version: number = base, timeZone?: string): void {
    const steps = past.length;
    // Not with mutate's own callbacks, which do not run if the page is left before the response arrives.
    void saving
      .mutateAsync({
        body: { ...bodyOf(version, hours), ...(timeZone ? { timeZone } : {}) },
      })
      .then(
        (answer) => settle(answer, hours, steps),
        (error: Error) => {
          if (!isRefused(error, 'availability-changed'))
            return toast(t('notSaved'), needsSignIn(error) ? t('signInToSave') : (refusalOf(error) ?? undefined), 'error');
          const other = error.problem['availability'] as Availability;
          if (differencesOf(hours, other, t).length > 0 || (timeZone ?? other.timeZone) !== other.timeZone) return setNewer(other);
          // The same hours saved in another window leave nothing to decide.
          cache.setQueryData(query('GET /api/me/availability').queryKey, other);
          settle(other, hours, steps);
        },
      );
  }

  /**
   * Saves one change by itself at once, on top of the hours saved last; returns these as they are then. Other changes stay unsaved, and those
   * of a draft that is older than the saved hours are compared with them when they are saved.
   */
  async function saveNow(next: (hours: Hours) => Hours): Promise<SavedAvailability> {
    const send = (onto: Availability) => saving.mutateAsync({ body: bodyOf(onto.version, next(hoursOf(onto))) });
    const answer = await send(saved).catch((error: Error) => {
      if (!isRefused(error, 'availability-changed')) throw error;
      return send(error.problem['availability'] as Availability);
    });
    const { draft: kept, base: ofVersion, past: steps } = latest.current;
    if (kept && ofVersion === answer.version - 1) put({ draft: next(kept), base: answer.version, past: steps.map(next) });
    return answer;
  }

  return {
    hours,
    isChanged,
    change,
    discard,
    save,
    saveNow,
    busy: saving.isPending,
    undo: past.length > 0 && isChanged ? undo : null,
    newer,
    /** Goes on with the changes; the next attempt to save asks again. */
    keepEditing: () => setNewer(null),
    takeNewer: () => newer && take(newer),
  };
}

const bodyOf = (version: number, { recurringSlots, specificDates, breakPeriods }: Hours) => ({
  version,
  recurringSlots: [...recurringSlots],
  specificDates: specificDates.map(({ date, timeSlots }) => ({ date, timeSlots: [...timeSlots] })),
  breakPeriods: [...breakPeriods],
});

export type EditedHours = ReturnType<typeof useHours>;
