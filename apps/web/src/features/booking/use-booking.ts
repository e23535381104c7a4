// The state and actions of the booking wizard; booking-wizard.tsx renders them.
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Alternative, Lesson, Slot } from '@somo/contracts/lessons';
import type { TeacherProfile } from '@somo/contracts/people';
import { defaultSubject } from '@somo/contracts/rules/booking';
import { isRequest, type BookingRequest } from '@somo/contracts/requests';
import type { Instant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { dayAndTime, dayOf } from '../../lib/format';
import { newKey } from '../../lib/key';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { useBookLesson } from './api/book-lesson';
import { useOpenSlots } from './api/list-open-slots';
import { useOwnLessons } from './api/list-own-lessons';
import { againIn, nextAgain } from './again';
import { closestTimes } from './closest-times';
import { bookableDays, offeredDays } from './offered-days';
import { refusedBooking } from './refused';
import { useEntryStep, useHasEntryStep, useStepHistory } from './use-step-history';
import { isOpen, isReady, isSubjectKnown, moved, stepsFor, type Move, type Wizard } from './wizard';
import { refusedDate, useWeekly } from './use-weekly';
import { choicesIn } from './wizard-address';

/** Why the lesson is not booked, and what to choose instead. */
export interface BookingNotice {
  text: string;
  alternatives: Alternative[];
}

/** The lesson just booked, and the wizard as it was then: it stays on screen behind the dialog. */
interface Done {
  lesson: Lesson;
  wizard: Wizard;
  slot: Slot | null;
}

/** For whom the lesson is: the student, if it is not for one of their learners. */
export interface WhoFor {
  learnerId: string | null;
  /** Not known yet. */
  isPending: boolean;
  /** What asks for it. */
  choice: ReactNode;
}

export function useBooking(teacher: TeacherProfile, zone: string, { learnerId, isPending: isWhoPending }: WhoFor) {
  const { t } = useTranslation(['booking', 'common']);
  const cache = useQueryClient();
  const user = useUser();
  const [today] = useState(() => dayOf(clock.now(), zone));
  const steps = stepsFor(teacher.subjects);
  const { search } = useLocation();
  const entry = useEntryStep();
  const hasEntryStep = useHasEntryStep();
  const [wizard, move] = useReducer(
    (now: Wizard, next: Move) => moved(now, next, steps),
    null,
    (): Wizard => {
      const chosen = choicesIn(search, teacher, zone);
      return steps.includes(entry) && isOpen(chosen, entry, steps) ? { ...chosen, step: entry, isReviewed: entry === 'confirm' } : chosen;
    },
  );
  const [notice, setNotice] = useState<BookingNotice | null>(null);
  // Times known to be taken while the list of open slots still contains them.
  const [gone, setGone] = useState<readonly Instant[]>([]);
  // The last request without a response: it may have succeeded, so the same request is repeated with the same key.
  const asked = useRef<{ words: string; key: string }>(null);
  const [unsure, setUnsure] = useState<Slot | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [requested, setRequested] = useState<BookingRequest | null>(null);
  const leaveBooked = useStepHistory(wizard, steps, move, done !== null);
  const openSlots = useOpenSlots(teacher.id, today, zone);
  const own = useOwnLessons();
  const booking = useBookLesson();
  const isInstant = openSlots.data?.instantBooking ?? true;
  const weekly = useWeekly(teacher.id, wizard.step === 'confirm' && isInstant ? wizard.startsAt : null);
  const [bookedWeekly, setBookedWeekly] = useState<Lesson[] | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const shown = done?.wizard ?? wizard;
  const days = offeredDays(openSlots.data?.days ?? [], own.lessons, gone);
  const bookable = bookableDays(days);
  const slots = days.find(({ date }) => date === shown.day)?.slots ?? [];
  const isDayOpen = bookable.some(({ date }) => date === shown.day);
  // A time that is no longer listed, because that request may have booked it, stays selected.
  const open = [...bookable.flatMap((day) => day.slots), ...(unsure ? [unsure] : [])];
  const slot = done ? done.slot : (open.find(({ startsAt }) => startsAt === wizard.startsAt) ?? null);
  // If newer lists lack the selected time, it has been booked or was never open. While our own request is running, its response decides.
  const [seen, setSeen] = useState({ slotsAt: 0, ownAt: 0 });
  if (seen.slotsAt !== openSlots.dataUpdatedAt || seen.ownAt !== own.updatedAt) {
    setSeen({ slotsAt: openSlots.dataUpdatedAt, ownAt: own.updatedAt });
    if (wizard.startsAt && openSlots.data && !openSlots.data.pausedUntil && !slot && !booking.isPending) {
      const isOwn = slots.some(({ startsAt, isOwnTime }) => isOwnTime && startsAt === wizard.startsAt);
      const text = isOwn ? t('ownTimeChosen') : t(seen.slotsAt === 0 ? 'notOpen' : 'taken');
      setNotice({ text, alternatives: closestTimes(wizard.startsAt, bookable) });
      move({ type: 'gone' });
    }
  }
  // What is answered is not asked again: step by step to the next question, so that Back leads through all of them.
  const [isHurried, setHurried] = useState(!hasEntryStep && wizard.startsAt !== null);
  const isAsked = wizard.step === 'confirm' || (wizard.step === 'module' && !isSubjectKnown(wizard, teacher.subjects));
  const isLoaded = openSlots.data !== undefined;
  useEffect(() => {
    if (!isHurried) return;
    if (slot && !isAsked) move({ type: 'next' });
    else if (isLoaded) setHurried(false);
  }, [isHurried, slot, isAsked, isLoaded, wizard.step]);
  // A day or time in the address, unless the page was reloaded, answers the first question.
  const isExpected = useRef(!hasEntryStep);
  const [again] = useState(() => againIn(search));
  useEffect(() => {
    if (!openSlots.data || !isExpected.current) return;
    isExpected.current = false;
    if (again) bookAgain(nextAgain(again, openSlots.data.teacherTimeZone, clock.now()));
    else if (slot || isDayOpen) move({ type: 'to', step: 'time' });
  });
  const subject = shown.subject ?? teacher.subjects[0] ?? defaultSubject;

  function bookAgain(startsAt: Instant): void {
    if (bookable.some(({ slots }) => slots.some((each) => each.startsAt === startsAt))) {
      move({ type: 'instead', day: dayOf(startsAt, zone), startsAt });
      setHurried(true);
    } else setNotice({ text: t('againTaken', { time: dayAndTime(startsAt, zone) }), alternatives: closestTimes(startsAt, bookable) });
  }

  function refused(error: unknown, startsAt: Instant): void {
    const no = refusedBooking(error);
    if (no.sentence) asked.current = null;
    const text = no.sentence ?? t('bookingErrorText');
    if (!here.current) return toast(t('bookingError'), text, 'error');
    setUnsure(no.sentence ? null : slot);
    const others = bookable.map((day) => ({ slots: day.slots.filter((each) => each.startsAt !== startsAt) }));
    setNotice({
      text,
      alternatives: no.timeGone && no.alternatives.length === 0 ? closestTimes(startsAt, others) : no.alternatives,
    });
    if (no.timeGone) {
      setGone([...gone, startsAt]);
      move({ type: 'gone' });
    }
    if (no.priceChanged) void cache.invalidateQueries(query('GET /api/teachers/:id', { params: { id: teacher.id } }));
  }

  function sent(request: BookingRequest): void {
    if (!here.current) return toast(t('requested'), t('requestedShort'));
    setUnsure(null);
    setRequested(request);
    move({ type: 'booked' });
  }

  function weeklyBooked(lessons: Lesson[]): void {
    if (!here.current) return toast(t('weekly.booked', { count: lessons.length }), t('heldTextShort'));
    setBookedWeekly(lessons);
    move({ type: 'booked' });
  }

  /** Nothing is booked: where one of the later dates is taken, the others stay to be chosen again. */
  function weeklyRefused(error: unknown): void {
    const at = refusedDate(error);
    if (at === null || at === wizard.startsAt || !here.current) return wizard.startsAt ? refused(error, wizard.startsAt) : undefined;
    setNotice({ text: t('weekly.taken', { time: dayAndTime(at, zone) }), alternatives: [] });
  }

  function confirm(): void {
    const { startsAt } = wizard;
    setNotice(null);
    if (!startsAt || !user || teacher.hourlyRateCents === null) return setNotice({ text: t('missing'), alternatives: [] });
    const choice = {
      teacherId: teacher.id,
      subject,
      expectedPriceCents: teacher.hourlyRateCents,
      ...(wizard.moduleId ? { moduleId: wizard.moduleId } : {}),
      ...(learnerId === null ? {} : { learnerId }),
    };
    if (weekly.count > 1) return void weekly.book(choice).then(weeklyBooked, weeklyRefused);
    const body = { ...choice, startsAt };
    const words = JSON.stringify(body);
    const key = asked.current?.words === words ? asked.current.key : newKey();
    asked.current = { words, key };
    // Not with mutate's own callbacks: a user who has left this page by then gets the result as a toast.
    booking.mutateAsync({ body, key }).then(
      (booked) => {
        asked.current = null;
        if (isRequest(booked)) return sent(booked);
        const lesson = booked;
        if (!here.current) {
          const held = lesson.status === 'pending';
          return toast(t(held ? 'held' : 'confirmed'), t(lesson.paidAt ? 'confirmedText' : 'heldTextShort'));
        }
        setUnsure(null);
        setDone({ lesson, wizard, slot });
        move({ type: 'booked' });
      },
      (error: unknown) => refused(error, startsAt),
    );
  }

  return {
    today,
    steps,
    wizard: shown,
    move: (next: Move) => {
      setNotice(null);
      move(next);
      if (next.type === 'next' && wizard.isReviewed) setHurried(true);
    },
    days,
    bookable,
    slots,
    slot,
    subject,
    notice,
    booked: done?.lesson ?? null,
    openSlots,
    /** False if the teacher reviews each booking: confirming only sends a request. */
    instant: isInstant,
    weekly,
    bookedWeekly,
    confirm,
    busy: booking.isPending || weekly.isBusy,
    /** It is not known yet for whom the lesson can be. */
    isWhoPending,
    /** The current step is complete: the next one may open. */
    ready: isReady(shown) && (shown.step !== 'date' || isDayOpen),
    insteadAt: (startsAt: Instant) => {
      setNotice(null);
      move({ type: 'instead', day: dayOf(startsAt, zone), startsAt });
      if (wizard.isReviewed) setHurried(true);
    },
    requested,
    leaveBooked,
    closeBooked: () => {
      setDone(null);
      setRequested(null);
      setBookedWeekly(null);
    },
  };
}
