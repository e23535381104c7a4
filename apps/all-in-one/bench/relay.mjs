// How fast an outbox of 5,000 events is delivered: distributed, into the stream; embedded, through every inbox.
import { untilIdle } from './until-idle.mjs';
import { setUpBench } from './setup.mjs';

const events = 5000;
const goalSeconds = 5;
const topology = process.argv[2] ?? 'embedded';

const bench = await setUpBench({ teachers: events, topology });
try {
  bench.product.pause();
  await bench.admin.query(
    `INSERT INTO scheduling.outbox (id, type, subject, data, request_id, occurred_at)
     SELECT gen_random_uuid(), 'openings.changed', user_id, jsonb_build_object('teacherId', user_id, 'version', 1, 'startsAt', '[]'::jsonb), NULL, now()
     FROM catalog.profiles`,
  );
  bench.product.resume();
  const seconds = (await untilIdle(bench.admin)) / 1000;
  console.log(
    `${events} events of one outbox delivered in ${seconds.toFixed(1)} s, ${(events / seconds).toFixed(0)}/s   (goal: <= ${goalSeconds} s)`,
  );
} finally {
  await bench.close();
}
