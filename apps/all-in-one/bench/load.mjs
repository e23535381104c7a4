// Clients that ask again as soon as they have an answer, and what they measured.
import { Agent, request } from 'node:http';
import { percentile } from './ground.mjs';

/** `clients` at once do `work` for `ms`. */
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
  return { perSecond: (latencies.length * 1000) / (performance.now() - from), ...spread(latencies) };
}

export const spread = (latencies) => Object.fromEntries([50, 95, 99].map((share) => [`p${share}`, percentile(latencies, share / 100)]));

/** Calls over kept connections; rejects an answer of another status than the one given (or one of those given). */
export function caller(url, clients) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
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
