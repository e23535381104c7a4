/** What a refusal means for the caller. */
export type RefusalKind =
  | 'malformed'
  | 'invalid'
  | 'conflict'
  | 'not-found'
  | 'forbidden'
  | 'not-signed-in'
  | 'too-many'
  | 'too-large'
  | 'wrong-type'
  | 'bad-range'
  | 'unavailable';

export const statusOf: Record<RefusalKind, number> = {
  malformed: 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'bad-range': 416,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};
