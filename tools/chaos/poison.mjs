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

/** What must never be acted upon: each is refused and kept by whoever hears its subject, dead at once or after its tries. */
export const poisons = [
  { name: 'no JSON', text: (mark) => `{"${mark}": ` },
  { name: 'bytes', text: (mark) => `\u0000\u0001${mark}` },
  { name: 'an unknown version', text: (mark) => event({ specversion: '9.0', subject: mark }) },
  { name: "another subject's type", text: (mark) => event({ type: 'booking.cancelled', subject: mark }) },
  { name: "another service's source", text: (mark) => event({ source: '/somo/payments', subject: mark }) },
  { name: 'no id', text: (mark) => event({ id: 'none', subject: mark }) },
  { name: 'nearly 1 MB', text: (mark) => event({ specversion: '9.0', subject: mark, data: { filling: 'x'.repeat(1_000_000) } }) },
  { name: 'no facts', text: (mark) => event({ subject: mark }) },
  { name: 'half a surrogate pair', text: (mark) => event({ subject: mark, data: { bookingId: '\ud800' } }) },
  {
    name: 'nesting without end',
    text: (mark) => event({ subject: mark, data: { deep: 0 } }).replace('"deep":0', `"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  },
];

/** Sends one of each as the booking service itself would, and answers their marks. */
export async function sendPoison(events) {
  const marks = [];
  for (const { text } of poisons) {
    const mark = `poison-${randomUUID()}`;
    await events.tell('booking', 'booking.created', text(mark));
    marks.push(mark);
  }
  return marks;
}

/** What the server itself must not let through: a service that tells of another's things, and more than 1 MB. */
export async function forge(events) {
  const passed = [];
  if (await events.mayTell('payments', 'booking.created', event({ subject: 'poison-forged' }))) passed.push('forged by another service');
  if (await events.mayTell('booking', 'booking.created', 'x'.repeat(1_100_000))) passed.push('larger than 1 MB');
  return passed;
}
