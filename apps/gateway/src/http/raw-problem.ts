import type { Problem } from '@somo/contracts/refusals';
import { STATUS_CODES, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long the other side has to read the answer and close. */
const closingMs = 1_000;

/** Answers what no handler will see, and closes the connection: a request on `ServerResponse`, or on a bare connection what never became one. */
export function endWithProblem(to: ServerResponse | Duplex, problem: Problem): void {
  const body = JSON.stringify(problem);
  const { retryAfterSeconds } = problem;
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...(typeof retryAfterSeconds === 'number' ? { 'retry-after': String(retryAfterSeconds) } : {}),
    connection: 'close',
  };
  if (to instanceof ServerResponse) {
    to.writeHead(problem.status, headers).end(body);
    return;
  }
  const lines = Object.entries(headers).map((header) => header.join(': '));
  to.on('error', () => to.destroy());
  to.end([`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n'));
  setTimeout(() => to.destroy(), closingMs).unref();
}
