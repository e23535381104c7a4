import { randomUUID } from 'node:crypto';

const event = (part) =>
  JSON.stringify({
    specversion: '1.0',
    id: randomUUID(),
    source: '/somo/booking',
    type: 'booking.created',
    subject: 'poison',
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: {},
    ...part,
  });

/** Messages that no service may act on: every subscriber of the subject stores them as dead letters, at once or after its retries. */
export const poisons = [
  { name: 'invalid JSON', text: (mark) => `{"${mark}": ` },
  { name: 'bytes', text: (mark) => `\u0000\u0001${mark}` },
  { name: 'an unknown version', text: (mark) => event({ specversion: '9.0', subject: mark }) },
  { name: "another subject's type", text: (mark) => event({ type: 'booking.cancelled', subject: mark }) },
  { name: "another service's source", text: (mark) => event({ source: '/somo/payments', subject: mark }) },
  { name: 'no id', text: (mark) => event({ id: 'none', subject: mark }) },
  { name: 'nearly 1 MB', text: (mark) => event({ specversion: '9.0', subject: mark, data: { filling: 'x'.repeat(1_000_000) } }) },
  { name: 'no data', text: (mark) => event({ subject: mark }) },
  { name: 'half a surrogate pair', text: (mark) => event({ subject: mark, data: { bookingId: '\ud800' } }) },
  {
    name: 'endless nesting',
    text: (mark) => event({ subject: mark, data: { deep: 0 } }).replace('"deep":0', `"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  },
];

/** Sends one of each as the booking service would, and returns their marks. */
export async function sendPoison(events) {
  const marks = [];
  for (const { text } of poisons) {
    const mark = `poison-${randomUUID()}`;
    await events.publish('booking', 'booking.created', text(mark));
    marks.push(mark);
  }
  return marks;
}

/** Messages the server itself must reject: a service publishing on another's subject, and more than 1 MB. */
export async function forge(events) {
  const passed = [];
  if (await events.mayPublish('payments', 'booking.created', event({ subject: 'poison-forged' }))) passed.push('forged by another service');
  if (await events.mayPublish('booking', 'booking.created', 'x'.repeat(1_100_000))) passed.push('larger than 1 MB');
  return passed;
}
