import { fromInstant } from '@somo/contracts/time';
import type { TimelinePart } from '@somo/contracts/timeline';
import { anAdmin } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, now, type Agreement } from '../../spec/agreed.js';

describe('A14 what operators see of a lesson that moved', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const at = (hours: number) => agreed.world.clock.set(now + hours * hour);
  const read = async (lessonId: string) => {
    const operator = agreed.world.as(anAdmin());
    const { bookingIds } = await operator.ask('booking.get-agreement', { bookingId: lessonId });
    const bookingId = bookingIds.at(-1) ?? lessonId;
    return operator.ask('booking.get-lesson-timeline', { bookingId, bookingIds, eventIds: [] });
  };
  const facts = ({ entries }: TimelinePart) =>
    entries
      .flatMap((entry) => (entry.kind === 'fact' ? [entry] : []))
      .sort((one, other) => fromInstant(one.at) - fromInstant(other.at))
      .map(({ name, details }) => [name, details['by'] ?? null, details['startsAt'] ?? null]);
  const events = ({ entries }: TimelinePart) => entries.flatMap((entry) => (entry.kind === 'event' ? [entry.name] : []));

  it('BOOK-14 is the whole agreement, under every id the lesson ever had', async () => {
    const { id } = await agreed.paid();
    at(1);
    await agreed.move(id, later(24), { who: agreed.teacher });
    at(2);
    const accepted = await agreed.world.as(agreed.student).ask('booking.accept-proposal', { bookingId: id });
    at(3);
    const moved = await agreed.move(accepted.id, later(48));
    at(4);
    await agreed.cancel(moved.id);

    for (const lessonId of [id, accepted.id, moved.id]) {
      const whole = await read(lessonId);
      expect(facts(whole)).toEqual([
        ['booked', null, nine],
        ['paid', null, null],
        ['proposed', 'teacher', null],
        ['moved', 'teacher', later(24)],
        ['moved', 'student', later(48)],
        ['cancelled', 'student', null],
      ]);
      expect(events(whole)).toEqual([
        ...['booking.created', 'booking.confirmed', 'proposal.created'],
        ...['booking.rescheduled', 'booking.rescheduled', 'booking.cancelled'],
      ]);
      expect(whole.holds).toEqual([{ what: 'booking', version: 6, state: 'cancelled' }]);
    }
  });

  it('BOOK-14 tells what was written and reported before and after the move once', async () => {
    const { id } = await agreed.paid();
    await agreed.world.as(agreed.teacher).ask('booking.save-notes', { bookingId: id, text: 'Bring a ruler.' });
    const moved = await agreed.move(id, later(24));
    agreed.world.clock.set(fromInstant(later(26)));
    await agreed.world.as(agreed.student).ask('booking.report-problem', { bookingId: moved.id, kind: 'no-show', text: 'Nobody came.' });
    const names = facts(await read(id)).map(([name]) => name);
    expect(names.filter((name) => name === 'notes-written' || name === 'problem-reported')).toEqual(['notes-written', 'problem-reported']);
  });
});
