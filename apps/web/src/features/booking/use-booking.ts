// The state and actions of the booking wizard; booking-wizard.tsx renders them.
import { useEffect, useReducer, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Alternative, Lesson, Slot } from '@somo/contracts/lessons';
import type { TeacherProfile } from '@somo/contracts/people';
import { defaultSubject } from '@somo/contracts/rules/booking';
import type { Instant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { dayOf, shortMoney } from '../../lib/format';
import { newKey } from '../../lib/key';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { useBookLesson } from './api/book-lesson';
import { useOpenSlots } from './api/list-open-slots';
import { useOwnTimes } from './api/list-own-times';
import { nearestTo } from './nearest';
import { refusedBooking } from './refused';
import { useStepHistory } from './use-step-history';
import { moved, start, stepsFor, type Move, type Wizard } from './wizard';

export function useBooking(teacher: TeacherProfile, zone: string) {
  const { t } = useTranslation(['booking', 'common']);
  const cache = useQueryClient();
  const user = useUser();
  const [today] = useState(() => dayOf(clock.now(), zone));
  const steps = stepsFor(teacher.subjects);
  const [wizard, move] = useReducer((now: Wizard, next: Move) => moved(now, next, steps), start);
  useStepHistory(wizard, steps, move);
  const [alternatives, setAlternatives] = useState<Alternative[]>([]);
  // Times known to be taken while the list of open slots still contains them.
  const [gone, setGone] = useState<readonly Instant[]>([]);
  // The last request without a response: it may have succeeded, so the same request is repeated with the same key.
  const asked = useRef<{ words: string; key: string }>(null);
  const [unsure, setUnsure] = useState<Slot | null>(null);
  const [booked, setBooked] = useState<Lesson | null>(null);
  const openSlots = useOpenSlots(teacher.id, today, zone);
  const own = useOwnTimes(teacher.id);
  const booking = useBookLesson();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const days = withoutGone(openSlots.data?.days ?? [], [...gone, ...own]);
  const slots = days.find(({ date }) => date === wizard.day)?.slots ?? [];
  // A time that is no longer listed, because that request may have booked it, stays selected.
  const slot = [...slots, ...(unsure ? [unsure] : [])].find(({ startsAt }) => startsAt === wizard.startsAt) ?? null;
  // If a newer list lacks the selected time, another student has booked it. While our own request is running, its response decides.
  const [heardAt, setHeardAt] = useState(openSlots.dataUpdatedAt);
  if (heardAt !== openSlots.dataUpdatedAt) {
    setHeardAt(openSlots.dataUpdatedAt);
    if (wizard.startsAt && !slot && !booking.isPending) {
      if (wizard.step !== 'date') setAlternatives(nearestTo(wizard.startsAt, days));
      move({ type: 'gone' });
    }
  }
  const subject = wizard.subject ?? teacher.subjects[0] ?? defaultSubject;

  function refused(error: unknown, startsAt: Instant): void {
    const no = refusedBooking(error);
    if (no.sentence) asked.current = null;
    setUnsure(no.sentence ? null : slot);
    setAlternatives(no.alternatives);
    if (no.timeGone) {
      setGone([...gone, startsAt]);
      move({ type: 'gone' });
    }
    if (no.priceChanged) void cache.invalidateQueries({ queryKey: ['teacher', teacher.id] });
    const told = no.lostRace ? `${t('bookingErrorText')} ${no.sentence}` : (no.sentence ?? t('bookingErrorText'));
    toast(t('bookingError'), told, 'error');
  }

  function confirm(): void {
    const { startsAt } = wizard;
    if (!startsAt || !user || teacher.hourlyRateCents === null) return toast(t('bookingError'), t('missing'), 'error');
    const body = {
      teacherId: teacher.id,
      startsAt,
      subject,
      expectedPriceCents: teacher.hourlyRateCents,
      ...(wizard.moduleId ? { moduleId: wizard.moduleId } : {}),
    };
    const words = JSON.stringify(body);
    const key = asked.current?.words === words ? asked.current.key : newKey();
    asked.current = { words, key };
    // Not with mutate's own callbacks: a user who has left this page by then gets the result as a toast.
    booking.mutateAsync({ ...body, key }).then(
      (lesson) => {
        asked.current = null;
        if (!here.current)
          return lesson.status === 'pending' ? toast(t('held'), t('heldTextShort')) : toast(t('confirmed'), t('confirmedText'));
        setUnsure(null);
        setBooked(lesson);
        setGone([...gone, startsAt]);
        setAlternatives([]);
        move({ type: 'booked' });
      },
      (error: unknown) => refused(error, startsAt),
    );
  }

  return {
    today,
    steps,
    wizard,
    move: (next: Move) => {
      if (next.type === 'day' || next.type === 'time') setAlternatives([]);
      move(next);
    },
    days,
    slots,
    slot,
    subject,
    alternatives,
    booked,
    openSlots,
    confirm,
    busy: booking.isPending,
    price: teacher.hourlyRateCents === null ? null : shortMoney(teacher.hourlyRateCents),
    insteadAt: (startsAt: Instant) => {
      setAlternatives([]);
      move({ type: 'instead', day: dayOf(startsAt, zone), startsAt });
    },
    cancel: () => {
      setAlternatives([]);
      move({ type: 'cancel' });
    },
    closeBooked: () => setBooked(null),
  };
}

function withoutGone<S extends { startsAt: Instant }>(days: { date: string; slots: S[] }[], gone: readonly Instant[]) {
  return days
    .map((day) => ({ ...day, slots: day.slots.filter(({ startsAt }) => !gone.includes(startsAt)) }))
    .filter(({ slots }) => slots.length > 0);
}
