import { pgErrorOf } from '../pg-error.js';

/** Whether a failed statement was never sent, or may have taken effect before its connection was lost. */
type Unreachable = 'not-sent' | 'outcome-unknown';

const refusedCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const lostCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
// SQLSTATE: the server is starting, stopping or full, and accepts no connections.
const closedDoors = new Set(['57P03', '53300']);
// SQLSTATE: the server ended the connection (57P01, 57P02, 57P05), or the connection broke (class 08).
const cutOff = /^(57P0[125]|08\w{3})$/;
// pg and pg-pool report these without a code; TypeORM reports the last one for a transaction whose connection was lost between two
// statements.
const notSentMessages =
  /timeout exceeded when trying to connect|connection timeout|is not queryable|Client was closed|has been closed|runner already released/i;
const lostMessages = /Connection terminated|has said nothing for/i;

/** Returns what became of the statement if the error means that PostgreSQL is unreachable; undefined for every other error. */
export function unreachable(error: unknown): Unreachable | undefined {
  const sqlState = pgErrorOf(error)?.code;
  if (sqlState !== undefined) {
    if (closedDoors.has(sqlState)) return 'not-sent';
    return cutOff.test(sqlState) ? 'outcome-unknown' : undefined;
  }
  const { code, message } = plain(error);
  if (refusedCodes.has(code) || notSentMessages.test(message)) return 'not-sent';
  return lostCodes.has(code) || lostMessages.test(message) ? 'outcome-unknown' : undefined;
}

/** Returns the driver's own error: TypeORM wraps it, and a host name with two addresses fails with both errors at once. */
function plain(error: unknown): { code: string; message: string } {
  if (typeof error !== 'object' || error === null) return { code: '', message: '' };
  if ('driverError' in error) return plain(error.driverError);
  if ('errors' in error && Array.isArray(error.errors)) return plain(error.errors[0]);
  return { code: 'code' in error ? String(error.code) : '', message: 'message' in error ? String(error.message) : '' };
}
