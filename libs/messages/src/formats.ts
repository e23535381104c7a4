// How a locale writes money, numbers and moments. Moments are epoch milliseconds, always in a named zone.
import type en from '../locales/en/formats.json';
import { fromRight, inOrder } from './isolate.js';
import { cityOf, isKnownZone } from './zones.js';

export type LocaleFormats = typeof en;
export type DateStyle = keyof LocaleFormats['dates'];

const fill = (pattern: string, parts: Record<string, string>) => pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');

/** -180 → 'GMT-3', 330 → 'GMT+5:30' */
function offsetText(minutes: number): string {
  const [all, rest] = [Math.abs(minutes), Math.abs(minutes) % 60];
  return minutes === 0 ? 'GMT' : `GMT${minutes < 0 ? '-' : '+'}${(all - rest) / 60}${rest === 0 ? '' : `:${rest}`}`;
}

export class Formats {
  private readonly dates = new Map<string, Intl.DateTimeFormat>();
  private readonly numbers = new Map<string, Intl.NumberFormat>();

  /**
   * `minutesAhead` returns how far a zone that the runtime does not know is ahead of UTC; undefined where that is unknown. Then moments in it
   * are written in UTC, and it is named so. `cities` has what the cities of zones are called, by their English names.
   */
  constructor(
    private readonly locale: LocaleFormats,
    private readonly minutesAhead?: (zone: string, at: number) => number | undefined,
    private readonly cities: Readonly<Record<string, string>> = {},
  ) {}

  /** For `lang` of what is written in it. */
  get tag(): string {
    return this.locale.tag;
  }

  get direction(): string {
    return this.locale.direction;
  }

  /** 2500 → '$25.00' */
  money(cents: number): string {
    return this.amount(cents, this.locale.currency as Intl.NumberFormatOptions);
  }

  /** 2500 → '$25', 2250 → '$22.50' */
  shortMoney(cents: number): string {
    const whole = { ...this.locale.currency, trailingZeroDisplay: 'stripIfInteger' };
    return this.amount(cents, whole as Intl.NumberFormatOptions);
  }

  /** What comes between the items of a list, without its space. */
  get listMark(): string {
    return this.locale.listSeparator.trim();
  }

  /** 0.15 → '15%' */
  percent(share: number): string {
    return this.number(share, this.locale.percent as Intl.NumberFormatOptions);
  }

  /** From right to left, an amount is ordered by itself, with its currency first: at its end, the sign would part from its letters. */
  private amount(cents: number, options: Intl.NumberFormatOptions): string {
    if (this.direction !== 'rtl') return this.number(cents / 100, options);
    const parts = new Intl.NumberFormat(this.locale.tag, options).formatToParts(Math.abs(cents) / 100);
    const textOf = (isWanted: (type: string) => boolean) =>
      parts.flatMap(({ type, value }) => (isWanted(type) ? [value.replace(/[\u200e\u200f]/g, '')] : [])).join('');
    const digits = textOf((type) => ['integer', 'group', 'decimal', 'fraction'].includes(type));
    return inOrder(`${cents < 0 ? '-' : ''}${textOf((type) => type === 'currency')}\u00a0${digits}`);
  }

  /** 12345 → '12,345' */
  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    const key = JSON.stringify(options);
    const format = this.numbers.get(key) ?? new Intl.NumberFormat(this.locale.tag, options);
    this.numbers.set(key, format);
    // Fonts of receipts lack the narrow no-break space.
    return this.marked(format.format(value).replace(/\u202f/g, '\u00a0'));
  }

  /** After a Latin name, digits at the beginning would be read as part of it. */
  private marked(text: string): string {
    return this.direction === 'rtl' && /^\d.*\p{L}/u.test(text) ? fromRight + text : text;
  }

  /** ['Physics', 'Mathematics'] → 'Physics, Mathematics' */
  list(items: string[]): string {
    return (this.direction === 'rtl' ? items.map((item) => fromRight + item) : items).join(this.locale.listSeparator);
  }

  // Newer runtimes put a narrow no-break space before AM; a plain one keeps texts comparable.
  date(style: DateStyle, at: number, zone: string): string {
    const { firstOfMonth } = this.locale;
    const format = this.inZone(zone, this.locale.dates[style] as Intl.DateTimeFormatOptions);
    const moment = at + (this.shift(zone, at) ?? 0) * 60_000;
    const text =
      firstOfMonth === '1'
        ? format.format(moment)
        : format.formatToParts(moment).reduce((all, { type, value }) => all + (type === 'day' && value === '1' ? firstOfMonth : value), '');
    return this.marked(text.replace(/\u202f/g, ' '));
  }

  /** '9:00 AM - 10:00 AM', '11:30 PM - 12:30 AM (next day)' */
  timeRange(from: number, to: number, zone: string): string {
    const sameDay = this.date('date', from, zone) === this.date('date', to, zone);
    const pattern = sameDay ? this.locale.timeRange : this.locale.timeRangeOvernight;
    return fill(pattern, { from: this.date('time', from, zone), to: this.date('time', to, zone) });
  }

  /** 'January 7, 2030, 9:00 AM' */
  dateTime(at: number, zone: string): string {
    return fill(this.locale.dateTime, { date: this.date('date', at, zone), time: this.date('time', at, zone) });
  }

  /** 'Mon, Jan 14, 2030, 12:00 PM (Nairobi time)' */
  moment(at: number, zone: string): string {
    const date = this.date('shortDate', at, zone);
    return fill(this.locale.moment, { date, time: this.date('time', at, zone), zone: this.zoneName(zone, at) });
  }

  /** 'Tue, 2:30 PM' */
  weekdayTime(at: number, zone: string): string {
    return fill(this.locale.weekdayTime, { weekday: this.date('weekday', at, zone), time: this.date('time', at, zone) });
  }

  /** 'Mon, Dec 7, 2:30 PM' */
  dayTime(at: number, zone: string): string {
    return fill(this.locale.dateTime, { date: this.date('weekdayAndDay', at, zone), time: this.date('time', at, zone) });
  }

  /** '9:00 AM - 10:00 AM (GMT-5)' */
  rangeInZone(from: number, to: number, zone: string): string {
    return fill(this.locale.rangeInZone, { range: this.timeRange(from, to, zone), offset: this.offset(zone, from) });
  }

  /** 'Tue, 2:30 PM - 3:30 PM (GMT)' */
  weekdayRangeInZone(from: number, to: number, zone: string): string {
    const parts = { weekday: this.date('weekday', from, zone), range: this.timeRange(from, to, zone), offset: this.offset(zone, from) };
    return fill(this.locale.weekdayRangeInZone, parts);
  }

  /** 'Lagos time (GMT+1)' */
  zone(zone: string, at: number): string {
    const name = this.zoneName(zone, at);
    const offset = this.offset(zone, at);
    return name === offset ? name : fill(this.locale.zone, { zone: name, offset });
  }

  /** 'Lagos time' */
  zoneName(zone: string, at: number): string {
    const city = this.cityAt(zone, at);
    return city === null ? this.offset(zone, at) : fill(this.locale.zoneName, { city });
  }

  /** Returns 'Lagos (GMT+1)'. */
  city(zone: string, at: number): string {
    const city = this.cityAt(zone, at);
    const offset = this.offset(zone, at);
    return city === null ? offset : fill(this.locale.city, { city, offset });
  }

  /** 'Lagos'; null for zones that are not named after a city. */
  cityName(zone: string): string | null {
    const english = cityOf(zone);
    return english === null ? null : (this.cities[english] ?? english);
  }

  /** 'GMT+1' at that moment: daylight saving moves it. */
  offset(zone: string, at: number): string {
    if (!isKnownZone(zone)) return offsetText(this.shift(zone, at) ?? 0);
    const parts = this.inZone(zone, { timeZoneName: 'shortOffset' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
    return name.replace(/^(\p{L}+) ?[+-]0$/u, '$1').replace(' ', '');
  }

  /** Returns a text in which no time of day parts from its AM or PM where a line ends; for the eye alone. */
  unparted(text: string): string {
    return this.halves.reduce((whole, half) => whole.replaceAll(` ${half}`, `\u00a0${half}`), text);
  }

  /** '9:00 AM' → { half: 'AM', clock: '9:00' }; a 24-hour clock has no halves. */
  parted(time: string): { clock: string; half: string } {
    const half = this.halves.find((each) => time.endsWith(` ${each}`)) ?? '';
    return { clock: half === '' ? time : time.slice(0, -half.length - 1), half };
  }

  /** 0 is Sunday. */
  get firstWeekday(): number {
    return this.locale.firstWeekday;
  }

  /** 'M' for 1, Monday. */
  weekdayInitial(day: number): string {
    return this.locale.weekdayInitials[day] ?? '';
  }

  upperCase(text: string): string {
    return text.toLocaleUpperCase(this.locale.tag);
  }

  /** 'AM' and 'PM' */
  private get halves(): string[] {
    const parts = [0, 12].flatMap((hour) =>
      this.inZone('UTC', this.locale.dates.time as Intl.DateTimeFormatOptions).formatToParts(hour * 3_600_000),
    );
    return parts.filter(({ type }) => type === 'dayPeriod').map(({ value }) => value);
  }

  /** A zone with an unknown clock is not named: its times are those of UTC. */
  private cityAt(zone: string, at: number): string | null {
    return this.shift(zone, at) === undefined ? null : this.cityName(zone);
  }

  /** Returns the minutes by which `inZone` is behind a zone: it writes one that the runtime does not know in UTC. */
  private shift(zone: string, at: number): number | undefined {
    return isKnownZone(zone) ? 0 : this.minutesAhead?.(zone, at);
  }

  private inZone(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = zone + JSON.stringify(options);
    const format =
      this.dates.get(key) ?? new Intl.DateTimeFormat(this.locale.tag, { timeZone: isKnownZone(zone) ? zone : 'UTC', ...options });
    this.dates.set(key, format);
    return format;
  }
}
