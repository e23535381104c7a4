import { readCalendar, type ReadEvent } from './read-calendar.js';

/** The calendar of a person whose mail program acts on what emails carry (RFC 5546): it adds, moves and removes by id and number. */
export class MailCalendar {
  private readonly known = new Map<string, ReadEvent & { isOff: boolean }>();

  take(text: string): void {
    const { method, events } = readCalendar(text);
    for (const event of events) {
      const before = this.known.get(event.uid);
      const isNewer = !before || event.sequence > before.sequence || (event.sequence === before.sequence && event.stamp >= before.stamp);
      if (isNewer) this.known.set(event.uid, { ...event, isOff: method === 'CANCEL' || event.status === 'CANCELLED' });
    }
  }

  /** Returns the lessons that it shows, by id, with their times. */
  shown(): Map<string, string> {
    return new Map([...this.known.values()].filter(({ isOff }) => !isOff).map(({ uid, start, end }) => [uid, `${start} ${end}`]));
  }
}
