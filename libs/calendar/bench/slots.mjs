// Time to compute one teacher's open slots (14 days, 20 lessons booked), compared with plain loops on Luxon and temporal-polyfill.
// Run by `npm run bench` after a build; ratios and milliseconds, medians.
import { DateTime } from 'luxon';
import { Temporal } from 'temporal-polyfill';
import { openStarts } from '@somo/calendar/open-starts';
import { forgetOffsets } from '@somo/calendar/zone-offset';

const zone = 'America/New_York';
const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2027-03-01T05:00:00Z');
const horizonDays = 14;
const weekdays = [1, 2, 3, 4, 5];

const busy = Array.from({ length: 20 }, (_, index) => {
  const startsAt = now + Math.floor((index * horizonDays * 24) / 20) * hour;
  return { startsAt, freeAt: startsAt + hour };
});
const hours = {
  timeZone: zone,
  recurringSlots: weekdays.map((weekday) => ({ day: weekday, startTime: '09:00', endTime: '17:00' })),
  specificDates: [],
  breakPeriods: [],
  bufferMinutes: 0,
  dailyMaximum: 8,
};
const question = {
  hours,
  terms: { lessonMinutes: 60, noticeHours: 0, horizonDays },
  busy,
  now,
  from: now,
  to: now + (horizonDays + 1) * day,
};
const isFree = (at) => busy.every((lesson) => at + hour <= lesson.startsAt || lesson.freeAt <= at);

const engines = {
  'calendar, warm': () => openStarts(question),
  'calendar, cold': () => {
    forgetOffsets();
    return openStarts(question);
  },
  temporal() {
    const found = [];
    const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
    for (let ahead = 1; ahead <= horizonDays; ahead++) {
      const date = today.add({ days: ahead });
      if (!weekdays.includes(date.dayOfWeek % 7)) continue;
      for (let at = 9; at < 17; at++) {
        const start = date.toZonedDateTime({ timeZone: zone, plainTime: new Temporal.PlainTime(at) }).epochMilliseconds;
        if (isFree(start)) found.push(start);
      }
    }
    return found;
  },
  luxon() {
    const found = [];
    const today = DateTime.fromMillis(now, { zone }).startOf('day');
    for (let ahead = 1; ahead <= horizonDays; ahead++) {
      const date = today.plus({ days: ahead });
      if (!weekdays.includes(date.weekday % 7)) continue;
      for (let at = 9; at < 17; at++) {
        const start = date.set({ hour: at }).toMillis();
        if (isFree(start)) found.push(start);
      }
    }
    return found;
  },
};

const wanted = JSON.stringify(engines.temporal());
const median = {};
for (const [name, run] of Object.entries(engines)) {
  if (JSON.stringify(run()) !== wanted) throw new Error(`${name} finds other slots than temporal`);
  for (let turn = 0; turn < 200; turn++) run();
  const times = Array.from({ length: 500 }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  median[name] = times.sort((a, b) => a - b)[250];
}

const warm = median['calendar, warm'];
console.log(`Open slots of 14 days with 20 lessons booked (${JSON.parse(wanted).length} slots), median of 500:`);
for (const [name, time] of Object.entries(median))
  console.log(`  ${name.padEnd(16)}${time.toFixed(3).padStart(8)} ms  ×${(time / warm).toFixed(1)}`);
console.log(`Goals: warm ≤ 0.1 ms ${warm <= 0.1 ? 'met' : 'missed'}, cold ≤ 0.6 ms ${median['calendar, cold'] <= 0.6 ? 'met' : 'missed'}.`);
