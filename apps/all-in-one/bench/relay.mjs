// How fast an outbox of 5,000 events is told: into the stream where the services are apart, through every inbox where they are not.
import { untilDrained } from './drained.mjs';
import { makeGround } from './ground.mjs';

const events = 5000;
const goalSeconds = 5;
const topology = process.argv[2] ?? 'embedded';

const ground = await makeGround({ teachers: events, port: 3981, topology });
try {
  ground.product.pause();
  await ground.admin.query(
    `INSERT INTO scheduling.outbox (id, type, subject, data, request_id, occurred_at)
     SELECT gen_random_uuid(), 'openings.changed', user_id, jsonb_build_object('teacherId', user_id, 'version', 1, 'startsAt', '[]'::jsonb), NULL, now()
     FROM catalog.profiles`,
  );
  ground.product.goOn();
  const seconds = (await untilDrained(ground.admin)) / 1000;
  console.log(
    `${events} events of one outbox told in ${seconds.toFixed(1)} s, ${(events / seconds).toFixed(0)}/s   (goal: <= ${goalSeconds} s)`,
  );
} finally {
  await ground.close();
}
