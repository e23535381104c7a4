// The times that a search asks for, on the pages that it leads to.
import type { TFunction } from 'i18next';
import { dayParts, type DayPart } from '@somo/contracts/rules/search';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { minuteMs } from '@somo/calendar/days';
import { weekday } from '../../lib/days';
import { dayOf } from '../../lib/format';
import { offsetMinutes } from '../../lib/zone';
import type { Chosen } from './chosen';
import { chosenFrom, fieldsOf } from './filters';
import { daysOf, timesText } from './wanted-times';

interface TimesOfSearch {
  /** 'Evenings' */
  text: string;
  /** 'hours=evenings' */
  search: string;
  includes: (startsAt: Instant) => boolean;
}

/** Returns the times that an address asks for; null for any. `zone` is the reader's, for a search without one of its own. */
export function timesOfSearch(address: string, { zone, now }: { zone: string; now: number }, t: TFunction<'search'>): TimesOfSearch | null {
  const chosen = chosenFrom(new URLSearchParams(address.split('?')[1] ?? ''), (own = zone) => dayOf(now, own));
  const text = timesText(chosen, t);
  if (text === undefined) return null;
  const names = [...fieldsOf('when'), 'tz'] as const;
  const search = new URLSearchParams(names.flatMap((name) => (chosen[name] === undefined ? [] : [[name, chosen[name]]])));
  return { text, search: search.toString(), includes: (startsAt) => isWithin(startsAt, chosen, chosen.tz ?? zone) };
}

function isWithin(startsAt: Instant, chosen: Chosen, zone: string): boolean {
  const day = dayOf(startsAt, zone);
  const days = daysOf(chosen);
  if (chosen.free !== undefined && day !== chosen.free) return false;
  if (days.length > 0 && !days.includes(String(weekday(day)))) return false;
  const at = fromInstant(startsAt);
  const minute = Math.floor(at / minuteMs + offsetMinutes(zone, at)) - Math.floor(Date.parse(day) / minuteMs);
  const { hours, from = '0', to = '24' } = chosen;
  const { fromMinutes, toMinutes } = hours ? dayParts[hours as DayPart] : { fromMinutes: 60 * Number(from), toMinutes: 60 * Number(to) };
  return minute >= fromMinutes && minute < toMinutes;
}
