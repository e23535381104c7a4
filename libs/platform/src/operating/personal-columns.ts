/**
 * What a table knows of people, by column: the names of columns are separated by spaces. Every column that can hold a text, an id or a
 * document has one verdict; a spec compares the verdicts with the database.
 */
export interface PersonalTable {
  /** Says nothing about a person. */
  none?: string;
  /** The id of an account: once the account is erased, it names nobody. */
  ids?: string;
  /** Stays: why, and for how long. */
  kept?: Readonly<Record<string, string>>;
  /** The primary key of a table that is searched from end to end: piece by piece, because one statement would take too long. */
  pieces?: string;
  /** Rows that are deleted, by their condition, and the columns with what is personal in them; `*` is every column. */
  gone?: { rows: string; columns: string };
  /** Columns that are set to a value in the rows of a condition. */
  cleared?: readonly { rows: string; set: Readonly<Record<string, string>> }[];
}

/**
 * In the order in which they are erased, but for tables that are searched: they come first. Conditions know the person as `$person`, their
 * addresses in lower case as `$emails`, a pattern that finds each of them in a text as `$written`, and the time as `$now`.
 */
export type PersonalColumns = Readonly<Record<string, PersonalTable>>;

const mentions = (column: string) => `${column}::text LIKE '%' || $person::text || '%'`;

/** The tables of the platform, which every service has. */
export const platformColumns: PersonalColumns = {
  // Consumers have long had what was sent a day ago; without it, an agreement's events are not published again.
  outbox: {
    none: 'id type subject request_id',
    pieces: 'seq',
    gone: { rows: `sent_at < $now::timestamptz - interval '1 day' AND ${mentions('data')}`, columns: 'data' },
  },
  inbox: {
    none: 'id type',
    kept: { envelope: 'an event that failed, until an operator has dealt with it', error: 'the same' },
  },
  due_work: {
    none: 'id job claim request_id',
    ids: 'key',
    pieces: 'id',
    cleared: [
      { rows: `(done_at IS NOT NULL OR cancelled_at IS NOT NULL) AND ${mentions('data')}`, set: { data: `'{}'`, error: 'NULL' } },
      { rows: 'lower(error) ~ ANY ($written)', set: { error: 'NULL' } },
    ],
  },
  migrations: { none: 'name' },
  stream_checkpoint: { none: 'created_at' },
};

export const suspensionColumns: PersonalColumns = { suspensions: { ids: 'user_id' } };
export const restrictionColumns: PersonalColumns = { restrictions: { ids: 'user_id' } };

export const auditColumns: PersonalColumns = {
  audit: { none: 'id action hash', ids: 'operator_id thing_id', kept: { details: 'what operators did and why, for two years' } },
  audit_head: { none: 'hash' },
  audit_checkpoints: { none: 'hash' },
};

export const idempotencyColumns: PersonalColumns = {
  idempotency_keys: {
    ids: 'user_id',
    none: 'request_hash',
    pieces: 'user_id, key',
    // The answers to the other people of the same lessons name the person too.
    gone: { rows: `user_id::text = $person::text OR ${mentions('answer')}`, columns: 'key answer' },
  },
};

/** Returns the columns of a table that have a verdict; `*` for all, if its rows are deleted as a whole. */
export function declaredColumns({ none = '', ids = '', kept = {}, gone, cleared = [] }: PersonalTable): string[] {
  const named = [none, ids, gone?.columns ?? ''].flatMap((names) => names.split(' ').filter(Boolean));
  return [...named, ...Object.keys(kept), ...new Set(cleared.flatMap(({ set }) => Object.keys(set)))];
}
