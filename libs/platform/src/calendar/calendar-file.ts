import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';

/** Something with a start and an end. Times are UTC, as ISO texts. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  changedAt: string;
  startsAt: string;
  endsAt: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  summary: string;
  description?: string;
  url?: string;
}

/** Whole days, such as 2030-01-31; both are part of it. */
export interface DaysEntry {
  uid: string;
  startDate: string;
  endDate: string;
  summary: string;
}

interface CalendarFile {
  /** PUBLISH: a file or feed. REQUEST and CANCEL: an email about one entry, whose sender and reader it names. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  entries: readonly CalendarEntry[];
  days?: readonly DaysEntry[];
  /** What programs that subscribe to it call it, and how often they should look. */
  feed?: { name: string; everySeconds: number };
  people?: { organizer: { name: string; email: string }; attendee: string };
}

const statuses = { confirmed: ICalEventStatus.CONFIRMED, tentative: ICalEventStatus.TENTATIVE, cancelled: ICalEventStatus.CANCELLED };
/** Days are written once: another period has another id. */
const never = new Date(0);

/** Returns an iCalendar file (RFC 5545). All times are UTC, so that no change of a time zone's rules moves what two people agreed on. */
export function calendarFile({ method, entries, days = [], feed, people }: CalendarFile): string {
  const calendar = ical({
    prodId: { company: 'Somo', product: 'Lessons', language: 'EN' },
    method: ICalCalendarMethod[method],
    ...(feed ? { name: feed.name, ttl: feed.everySeconds } : {}),
  });
  for (const entry of entries) calendar.createEvent({ ...eventOf(entry), ...(people ? named(people) : {}) });
  for (const period of days) calendar.createEvent(daysOf(period));
  return `${calendar.toString()}\r\n`;
}

function eventOf({ uid, sequence, changedAt, startsAt, endsAt, status, summary, description, url }: CalendarEntry): ICalEventData {
  return {
    ...{ id: uid, sequence, summary, description: description ?? null, url: url ?? null },
    stamp: new Date(changedAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    status: statuses[status],
    ...(status === 'cancelled' ? { transparency: ICalEventTransparency.TRANSPARENT } : {}),
  };
}

/** The reader agreed when the lesson was booked: their calendar asks nothing. */
function named({ organizer, attendee }: NonNullable<CalendarFile['people']>): Pick<ICalEventData, 'organizer' | 'attendees'> {
  return {
    organizer,
    attendees: [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ }],
  };
}

function daysOf({ uid, startDate, endDate, summary }: DaysEntry): ICalEventData {
  return {
    ...{ id: uid, summary, stamp: never, allDay: true },
    start: new Date(`${startDate}T00:00:00Z`),
    end: dayAfter(endDate),
    busystatus: ICalEventBusyStatus.OOF,
    transparency: ICalEventTransparency.OPAQUE,
  };
}

/** The end of whole days is the first day after them. */
function dayAfter(date: string): Date {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day;
}
