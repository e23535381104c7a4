// A conversation of 100,000 messages against one of 100: what the Messages page asks when it opens them, all of them unread.
import { randomUUID } from 'node:crypto';
import { httpClient } from './load.mjs';
import { median, percentile, setUpBench } from './setup.mjs';

const sizes = [100, 100_000];
const rounds = 300;
const warmRounds = 30;
const goal = 1.2;

const bench = await setUpBench({ teachers: sizes.length });
const { call, close } = httpClient(bench.url, 1);
try {
  const readers = [];
  for (const [at, size] of sizes.entries()) readers.push(await addConversation(bench.teacherIds[at], size));
  await bench.admin.query('VACUUM ANALYZE');
  const asks = {
    'the list of contacts': () => '/api/conversations',
    'the unread messages': () => '/api/conversations/unread',
    'the conversation': ({ otherId }) => `/api/conversations/${otherId}`,
    'its last messages': ({ otherId }) => `/api/conversations/${otherId}/messages`,
    'those before them': ({ otherId, size }) => `/api/conversations/${otherId}/messages?before=${size / 2}`,
  };
  for (const [name, path] of Object.entries(asks)) {
    const took = readers.map(() => []);
    for (let round = 0; round < warmRounds + rounds; round++)
      for (const [at, reader] of readers.entries()) {
        const from = performance.now();
        await call('GET', path(reader), { token: reader.token });
        if (round >= warmRounds) took[at].push(performance.now() - from);
      }
    const [small, large] = took.map((times) => ({ p50: median(times), p95: percentile(times, 0.95) }));
    const ratio = large.p50 / small.p50;
    console.log(
      `  ${name.padEnd(22)} p50 ${small.p50.toFixed(1)} and ${large.p50.toFixed(1)} ms, p95 ${small.p95.toFixed(1)} and ${large.p95.toFixed(1)} ms: x ${ratio.toFixed(2)} (goal ${goal})${ratio <= goal ? '' : '   MISSED'}`,
    );
  }
} finally {
  close();
  await bench.close();
}

/** A teacher to whom a student has written so many messages. */
async function addConversation(readerId, size) {
  const [id, otherId] = [randomUUID(), randomUUID()];
  await bench.admin.query('INSERT INTO messaging.contacts (person_id, other_id) VALUES ($1, $2), ($2, $1)', [readerId, otherId]);
  await bench.admin.query(
    `INSERT INTO messaging.conversations (id, low_id, high_id, last_seq, last_at, low_read_up_to, high_read_up_to)
     VALUES ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $4, now(),
       CASE WHEN $2::uuid < $3::uuid THEN 0 ELSE $4 END, CASE WHEN $2::uuid < $3::uuid THEN $4 ELSE 0 END)`,
    [id, readerId, otherId, size],
  );
  await bench.admin.query(
    `INSERT INTO messaging.messages (conversation_id, seq, sender_id, client_id, text, sent_at)
     SELECT $1, n, $2, gen_random_uuid(), 'Could you look at exercise 12 with me?', now() - make_interval(mins => $3 - n)
     FROM generate_series(1, $3::int) AS n`,
    [id, otherId, size],
  );
  return { otherId, size, token: await bench.tokenOf(readerId, 'teacher') };
}
