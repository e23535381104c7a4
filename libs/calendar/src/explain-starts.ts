// Says of each start that a teacher's hours hold whether students see it, and if not, which rule withholds it.
import { hourMs, minuteMs } from './days.js';
import { isOnBreak, withinHorizon } from './check-start.js';
import { lessonStarts } from './lesson-starts.js';
import { fullDays, type OpenQuestion } from './open-starts.js';
import { mergeRanges, overlapsAny } from './ranges.js';
import { dayAt } from './wall-clock.js';

type StartRule = 'open' | 'past' | 'booked' | 'buffer' | 'break' | 'busy-elsewhere' | 'notice' | 'horizon' | 'full-day';

interface ExplainedStart {
  /** Epoch milliseconds. */
  startsAt: number;
  /** The first rule that decided; 'open' if none withholds it. */
  why: StartRule;
}

/** Returns all starts in [from, to) that the hours hold, ascending. Those that are 'open' are what `openStarts` returns. */
export function explainStarts({ hours, terms, busy, outside = [], now, from, to }: OpenQuestion): ExplainedStart[] {
  const lessonMs = terms.lessonMinutes * minuteMs;
  const booked = mergeRanges(busy.map((lesson) => ({ from: lesson.startsAt, to: lesson.startsAt + lessonMs })));
  const taken = mergeRanges(busy.map((lesson) => ({ from: lesson.startsAt, to: lesson.freeAt })));
  const elsewhere = mergeRanges(outside);
  const full = fullDays(hours, busy);
  const needed = lessonMs + hours.bufferMinutes * minuteMs;
  const without = { ...hours, breakPeriods: [] };
  const found = new Map<number, StartRule>();
  for (let day = dayAt(hours.timeZone, from); day <= dayAt(hours.timeZone, to - 1); day++) {
    const { recurring, specific } = lessonStarts(without, day, terms.lessonMinutes);
    for (const startsAt of [...recurring, ...specific]) {
      if (startsAt < from || startsAt >= to) continue;
      const isReached = specific.includes(startsAt) || withinHorizon(hours, terms, day, now);
      found.set(startsAt, ruleOf(startsAt, day, isReached));
    }
  }
  return [...found].map(([startsAt, why]) => ({ startsAt, why })).sort((a, b) => a.startsAt - b.startsAt);

  function ruleOf(startsAt: number, day: number, isReached: boolean): StartRule {
    if (startsAt <= now) return 'past';
    const lesson = { from: startsAt, to: startsAt + lessonMs };
    if (overlapsAny(booked, lesson)) return 'booked';
    if (overlapsAny(taken, { from: startsAt, to: startsAt + needed })) return 'buffer';
    if (isOnBreak(hours, startsAt)) return 'break';
    if (overlapsAny(elsewhere, lesson)) return 'busy-elsewhere';
    if (startsAt < now + terms.noticeHours * hourMs) return 'notice';
    if (!isReached) return 'horizon';
    return full.has(day) ? 'full-day' : 'open';
  }
}
