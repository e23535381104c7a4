// When a lesson may start, from the URL: hours of the day, days of the week, or one day.
import type { TFunction } from 'i18next';
import { dayPartNames, dayParts, type DayPart } from '@somo/contracts/rules/search';
import { addDays } from '../../lib/days';
import { listText, shortDayDate, shortDayText, wallTime, weekdayText } from '../../lib/format';
import type { Chosen, TeacherFilters } from './chosen';
import { freeWindow } from './free-window';

/** In the order of a week that begins on Monday; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0];
const weekend = '6,0';
const aSunday = '2023-01-01';

/** A day of that weekday, to write its name. */
export const dayNamed = (weekday: number | string) => addDays(aSunday, Number(weekday));
/** '5' → '5:00 AM' */
export const hourText = (hour: string) => wallTime(`${hour.padStart(2, '0')}:00`);

/** Returns the valid hours; weekends mean nothing beside one day. */
export const readHours = (word: string, { free }: Chosen) =>
  dayPartNames.find((part) => part === word && (part !== 'weekends' || free === undefined));

/** Returns the valid days of the week, each once; none beside one day or the weekends. */
export function readDays(word: string, { free, hours }: Chosen): string | undefined {
  if (free !== undefined || hours === 'weekends') return undefined;
  const words = word.split(',');
  const days = weekdays.filter((day) => words.includes(String(day)));
  return days.length === 0 || days.length === weekdays.length ? undefined : days.join(',');
}

/** Returns a valid hour, 0 to 24; hours by name have hours of their own. */
export function readHour(word: string, { hours }: Chosen, least: number, most: number): string | undefined {
  const hasOwn = hours !== undefined && hours !== 'weekends';
  return !hasOwn && /^(0|[1-9]\d?)$/.test(word) && Number(word) >= least && Number(word) <= most ? word : undefined;
}

/** Returns the part of the query that asks for these times, which are meant in the zone. */
export function timesQuery({ free, hours, days, from, to }: Chosen, zone: string): TeacherFilters {
  if (free !== undefined) {
    const { fromMinutes, toMinutes } = hours
      ? dayParts[hours as DayPart]
      : { fromMinutes: 60 * Number(from ?? 0), toMinutes: 60 * Number(to ?? 24) };
    return freeWindow(free, zone, fromMinutes / 60, toMinutes / 60);
  }
  if ((hours ?? days ?? from ?? to) === undefined) return {};
  return {
    ...(hours === undefined ? {} : { hours: hours as DayPart }),
    ...(days === undefined ? {} : { weekdays: days }),
    ...(from === undefined ? {} : { fromTime: clockTime(from) }),
    ...(to === undefined ? {} : { toTime: clockTime(to) }),
    timeZone: zone,
  };
}

const clockTime = (hour: string) => `${hour.padStart(2, '0')}:00`;

/** 'Evenings, Tue and Thu'; undefined for any time. */
export function timesText(chosen: Chosen, t: TFunction<'search'>): string | undefined {
  const { free, hours, days, from, to } = chosen;
  const dayWords = free ? shortDayDate(free) : days && (days === weekend ? t('parts.weekends') : daysText(days));
  const hourWords = hours ? t(`parts.${hours as DayPart}`) : hourWordsOf(from, to, t);
  const words = [dayWords, hourWords].filter((each) => each !== undefined);
  return words.length === 0 ? undefined : listText(words);
}

/** 'in the evening on Tue, Thu', to follow 'none free'. */
export function timesPhrase(chosen: Chosen, t: TFunction<'search'>): string {
  const { free, hours, days, from, to } = chosen;
  const dayWords = free
    ? t('phrases.on', { day: shortDayDate(free) })
    : days && t('phrases.on', { day: listText(days.split(',').map((day) => weekdayText(dayNamed(day)))) });
  const hourWords = hours ? t(`phrases.${hours as DayPart}`) : hourWordsOf(from, to, t, 'phrases');
  return [hourWords, dayWords].filter((each) => each !== undefined).join(' ');
}

const daysText = (days: string) => listText(days.split(',').map((day) => shortDayText(dayNamed(day))));

function hourWordsOf(from: string | undefined, to: string | undefined, t: TFunction<'search'>, form: 'chips' | 'phrases' = 'chips') {
  if (from !== undefined && to !== undefined) return t(`${form}.between`, { from: hourText(from), to: hourText(to) });
  if (from !== undefined) return t(`${form}.after`, { time: hourText(from) });
  return to === undefined ? undefined : t(`${form}.before`, { time: hourText(to) });
}

/** Returns the changes when a part of the day, or the weekends, is pressed. */
export function togglePart({ hours, days }: Chosen, part: DayPart): Chosen {
  if (part === 'weekends') {
    if (hours === 'weekends') return { hours: '' };
    if (days === weekend) return { days: '' };
    return hours === undefined ? { hours: part, days: '', free: '' } : { days: weekend, free: '' };
  }
  const own = { from: '', to: '', ...(hours === 'weekends' ? { days: weekend } : {}) };
  return hours === part ? { hours: '' } : { ...own, hours: part };
}

/** Whether a part of the day, or the weekends, is chosen. */
export const hasPart = ({ hours, days }: Chosen, part: DayPart) => hours === part || (part === 'weekends' && days === weekend);

/** Returns the days of the week that are chosen. */
export const daysOf = ({ hours, days }: Chosen): string[] => (hours === 'weekends' ? weekend : (days ?? '')).split(',').filter(Boolean);

/** Returns the changes when a day of the week is pressed. */
export function toggleDay(chosen: Chosen, day: number): Chosen {
  const on = daysOf(chosen);
  const word = String(day);
  const next = on.includes(word) ? on.filter((each) => each !== word) : [...on, word];
  return {
    days: weekdays.filter((each) => next.includes(String(each))).join(','),
    free: '',
    ...(chosen.hours === 'weekends' ? { hours: '' } : {}),
  };
}
