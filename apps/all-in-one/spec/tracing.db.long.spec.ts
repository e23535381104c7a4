import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@somo/platform/ids';
import { startTracing } from '@somo/platform/tracing/start-tracing';
import { until } from '@somo/testing/until';
import { runProduct, type Product } from './running-product.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

const hour = 3_600_000;
const expected = [
  'POST /api/bookings',
  'ask booking.book-lesson',
  'answer booking.book-lesson',
  'payments process booking.created',
  'scheduling process booking.created',
  'run open-charge',
  'run deliver-sandbox-webhook',
  'booking process payment.paid',
  'run send-mail',
];

describe('a traced booking', () => {
  const spans: Span[] = [];
  let collector: Server;
  let endTracing: () => Promise<void>;
  let product: Product;

  beforeAll(async () => {
    collector = createServer((request, reply) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        reply.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    endTracing = await startTracing('test', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
    product = await runProduct();
  }, 60_000);
  afterAll(async () => {
    await product.close();
    await endTracing();
    collector.close();
  });

  it('is one trace, named like its request, from the HTTP call through asks and events to the jobs', async () => {
    const [teacher, student] = [await product.aTeacher(), await product.aStudent()];
    const [from, to] = [3, 10].map((days) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10));
    const slots = await product.ask(null, 'scheduling.list-open-slots', {
      teacherId: teacher.userId,
      from: from ?? '',
      to: to ?? '',
      timeZone: 'UTC',
    });
    const startsAt = slots?.days.flatMap((day) => day.slots)[0]?.startsAt;
    const answer = await fetch(`${product.url}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}`, 'idempotency-key': newId() },
      body: JSON.stringify({ teacherId: teacher.userId, startsAt }),
    });
    expect(answer.status).toBe(201);
    const traceId = answer.headers.get('x-request-id')?.replaceAll('-', '');
    const trace = () => spans.filter((span) => span.traceId === traceId);
    const missing = () => expected.filter((name) => !trace().some((span) => span.name === name));
    await until(() => missing().length === 0, 25_000).catch(() => undefined);
    expect(missing()).toEqual([]);
    const named = (name: string) => trace().find((span) => span.name === name);
    expect(named('ask booking.book-lesson')?.parentSpanId).toBe(named('POST /api/bookings')?.spanId);
    expect(named('answer booking.book-lesson')?.parentSpanId).toBe(named('ask booking.book-lesson')?.spanId);
    expect(named('payments process booking.created')?.parentSpanId ?? '').toBe('');
  }, 60_000);
});
