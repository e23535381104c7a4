// What operators see of the backups of an installation.
import type { Instant } from './time.js';

/** A backup is overdue at this age. */
export const backupOverdueDays = 2;

export interface Backup {
  madeAt: Instant;
  /** The database in it, compressed and encrypted. @asType integer */
  bytes: number;
  /** Whether it begins as a file that age has encrypted. */
  encrypted: boolean;
}

export interface BackupState {
  /** `daily`: Somo makes one a day. `command`: whoever runs the command. `elsewhere`: PostgreSQL is not the one that Somo brings, so Somo sees none. */
  made: 'daily' | 'command' | 'elsewhere';
  /** The latest complete one. */
  latest: Backup | null;
  /** How many complete ones there are. @asType integer */
  count: number;
  /** The latest one that has no end: it is being made, or was cut short. */
  unfinishedAt: Instant | null;
  /** When the next one is due; null unless Somo makes them. */
  nextAt: Instant | null;
  /** The folder, or the host of the bucket. */
  place: string | null;
  /** Whether they are on the disk of the data, and lost with it. */
  sameDisk: boolean;
  /** On the disk of the folder. @asType integer */
  freeBytes: number | null;
  /** Why the last one was not made, or why they cannot be read. */
  problem: string | null;
}

export const backupsElsewhere: BackupState = {
  ...{ made: 'elsewhere', latest: null, count: 0, unfinishedAt: null, nextAt: null },
  ...{ place: null, sameDisk: false, freeBytes: null, problem: null },
};
