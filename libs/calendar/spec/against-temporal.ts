import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { byDay } from '../src/by-day.js';
import { dayNumber } from '../src/days.js';
import { checkStart } from '../src/check-start.js';
import { openStarts } from '../src/open-starts.js';
import { startOfDay, wallTimeAt } from '../src/wall-clock.js';
import { offsetAt } from '../src/zone-offset.js';
import { anyMoment, anyZone, nextChange, randomFrom, randomSlotCase, upTo } from './random-slot-case.js';
import { temporalSlots, type SlotCase } from './temporal-slots.js';

const seed = Number(process.env.CALENDAR_SEED ?? Date.now() % 1_000_000_000);

function slots({ hours, terms, busy, now, viewerZone, fromDate, toDate }: SlotCase) {
  const from = startOfDay(viewerZone, dayNumber(fromDate));
  const to = startOfDay(viewerZone, dayNumber(toDate) + 1);
  return byDay(viewerZone, openStarts({ hours, terms, busy, now, from, to }));
}

/** Runs this many random cases. The seed differs from run to run; set CALENDAR_SEED to repeat one that found something. */
export function againstTemporal(cases: number): void {
  describe(`calendar against Temporal, CALENDAR_SEED=${seed}`, () => {
    it(`AVL-10 offers exactly the slots that Temporal finds, in ${cases} random zones, days and windows`, () => {
      const random = randomFrom(seed);
      let offered = 0;
      for (let index = 0; index < cases; index++) {
        const given = randomSlotCase(random);
        const found = slots(given);
        const wanted = temporalSlots(given);
        if (JSON.stringify(found) !== JSON.stringify(wanted)) {
          throw new Error(`case ${index} of seed ${seed} differs\n${JSON.stringify({ given, found, wanted }, null, 1)}`);
        }
        const starts = found.flatMap((day) => day.starts);
        const refused = starts.filter((at) => checkStart(given.hours, given.terms, at, given.now) !== 'offered');
        if (refused.length > 0)
          throw new Error(`case ${index} of seed ${seed} lists what it does not offer\n${JSON.stringify({ given, refused })}`);
        offered += starts.length;
      }
      expect(offered).toBeGreaterThan(cases);
    }, 120_000);

    it('reads the same offset and wall clock as Temporal at random instants and around every kind of change', () => {
      const random = randomFrom(seed + 1);
      for (let index = 0; index < cases; index++) {
        const zone = anyZone(random);
        const moment = anyMoment(random);
        const at = index % 2 === 0 ? moment : nextChange(zone, moment) + upTo(random, 4) * 500 - 1000;
        const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        const [date, time] = zoned.toPlainDateTime().toString().split('T') as [string, string];
        const wanted = JSON.stringify({ offset: zoned.offsetNanoseconds / 1e6, date, time: time.slice(0, 5) });
        const found = JSON.stringify({ offset: offsetAt(zone, at), ...wallTimeAt(zone, at) });
        if (found !== wanted) throw new Error(`${zone} at ${at}, seed ${seed}: ${found} is not ${wanted}`);
      }
    }, 120_000);
  });
}
