// Closed-loop load: clients that send the next request as soon as the last one is answered, and their latencies.
import { Agent, request } from 'node:http';
import { percentile } from './setup.mjs';

/** Throughput and latency percentiles of `clients` that run `work` concurrently for `ms`. */
export async function load(work, ms, clients) {
  const latencies = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - from < ms) {
        const began = performance.now();
        await work();
        latencies.push(performance.now() - began);
      }
    }),
  );
  return { perSecond: (latencies.length * 1000) / (performance.now() - from), ...percentiles(latencies) };
}

export const percentiles = (latencies) =>
  Object.fromEntries([50, 95, 99].map((share) => [`p${share}`, percentile(latencies, share / 100)]));

/** An HTTP client with keep-alive, which uses its sockets in turn: one that rests is closed by the server. A call rejects any status but the expected one (or ones). */
export function httpClient(url, clients) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients, scheduling: 'fifo' });
  const call = (method, path, { body, token, key, from, status = 200 } = {}) => {
    const text = body ? JSON.stringify(body) : '';
    const headers = {
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('end', () =>
          [status].flat().includes(answer.statusCode)
            ? resolve(Buffer.concat(parts))
            : reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${Buffer.concat(parts)}`)),
        );
      });
      sent.once('error', reject);
      sent.end(text);
    });
  };
  return { call, close: () => agent.destroy() };
}
