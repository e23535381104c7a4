import type { HoursState } from '@somo/contracts/events/hours';
import type { TermsState } from '@somo/contracts/events/terms';
import { refuse } from '@somo/contracts/refusals';
import { someHours, someTerms } from '@somo/testing/builders';
import { aService, aStudent } from '@somo/testing/callers';
import { statementsOf } from '@somo/testing/statements-of';
import { until } from '@somo/testing/until';
import { anAgreement, bookedBy, later, nine, now, type Agreement } from '../../spec/agreed.js';

const minute = 60_000;

describe("booking's copy of an offer", () => {
  let agreed: Agreement;
  let asked: string[];
  let known: Partial<HoursState>;
  let newTerms: Partial<TermsState>;
  let isDown: boolean;
  beforeEach(async () => {
    [asked, known, newTerms, isDown] = [[], {}, {}, false];
    const answer = <T>(name: string, value: () => T) => {
      asked.push(name);
      return isDown ? Promise.reject(refuse('service-unavailable')) : Promise.resolve(value());
    };
    agreed = await anAgreement({
      'scheduling.get-hours': ({ teacherId }) => answer('hours', () => someHours({ teacherId, ...known })),
      'catalog.get-teacher-terms': ({ teacherId }) => answer('terms', () => someTerms({ teacherId, ...newTerms })),
    });
  });
  afterEach(() => agreed.world.close());

  it('BOOK-12 is asked for once; from then on a booking costs one statement and no asks, also while the others are down', async () => {
    await agreed.book(nine, aStudent());
    expect(asked.sort()).toEqual(['hours', 'terms']);
    isDown = true;
    const statements = await statementsOf(() => agreed.book(later(3), aStudent()));
    expect(statements).toEqual(['claim']);
    await expect(agreed.book(later(3), aStudent())).rejects.toMatchObject({ code: 'slot-taken' });
    expect(asked).toHaveLength(2);
  });

  it('says that it cannot tell, where nothing is known and the others are down', async () => {
    isDown = true;
    await expect(agreed.book()).rejects.toMatchObject({ code: 'service-unavailable' });
  });

  it('follows events in any order: the highest version counts', async () => {
    const { teacherId, world } = agreed;
    await agreed.book(nine, aStudent());
    await world.deliver('hours.changed', someHours({ teacherId, version: 3, recurringSlots: [] }));
    await world.deliver('hours.changed', someHours({ teacherId, version: 2 }));
    await expect(agreed.book(later(3), aStudent())).rejects.toMatchObject({ code: 'slot-not-offered' });
    await world.as(aService('scheduling')).ask('booking.take-offer', { hours: someHours({ teacherId, version: 4 }) });
    await expect(agreed.book(later(3), aStudent())).resolves.toMatchObject({ status: 'confirmed' });
    await expect(world.as(aStudent()).ask('booking.take-offer', {})).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('is read again by a claim under one that has changed since, and a repeated request gets its first answer', async () => {
    const { teacherId, world, student, offer, book } = agreed;
    await book(nine, aStudent());
    const first = { teacherId, startsAt: later(3), key: 'once' };
    const booked = await world.as(student).ask('booking.book-lesson', first);
    await offer({ bufferMinutes: 45 });
    const next = await statementsOf(() => book(later(6), aStudent()));
    expect(next).toEqual(['claim', 'offer-of', 'claim']);
    await offer({ instantBooking: false });
    await expect(world.as(aStudent()).ask('booking.book-lesson', { teacherId, startsAt: later(9) })).resolves.toHaveProperty('expiresAt');
    await offer({ recurringSlots: [] });
    await expect(book(later(12), aStudent())).rejects.toMatchObject({ code: 'slot-not-offered' });
    expect(await world.as(student).ask('booking.book-lesson', first)).toEqual(booked);
    const other = { ...first, startsAt: later(12) };
    await expect(world.as(student).ask('booking.book-lesson', other)).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('is asked for again before a price is refused that may be newer than the copy', async () => {
    await agreed.book(nine, aStudent());
    newTerms = { version: 2, hourlyRateCents: 3000 };
    const bookFor = (expectedPriceCents: number) =>
      agreed.world.as(aStudent()).ask('booking.book-lesson', { teacherId: agreed.teacherId, startsAt: later(3), expectedPriceCents });
    expect(bookedBy(await bookFor(3000)).price.amountCents).toBe(3000);
    await expect(bookFor(2500)).rejects.toMatchObject({ code: 'price-changed' });
  });

  it('is checked in the background once nothing has confirmed it for ten minutes', async () => {
    await agreed.book(nine, aStudent());
    known = { version: 2, recurringSlots: [] };
    agreed.world.clock.set(now + 11 * minute);
    await agreed.book(later(3), aStudent());
    await until(() =>
      agreed.book(later(6), aStudent()).then(
        () => false,
        () => true,
      ),
    );
    expect(asked.length).toBeGreaterThanOrEqual(4);
  });
});
