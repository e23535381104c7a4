import { kept } from './kept.js';
import { ofAccounts } from './of-accounts.js';
import { ofLessons } from './of-lessons.js';
import { ofNotifications } from './of-notifications.js';
import { platformRows } from './platform-rows.js';
import type { Retained } from './retained.js';

/** What Somo stores, and for how long. docs/retention.md is made of it, and what is deleted by its age takes its period from here. */
export const retention = { ...platformRows, ...ofAccounts, ...ofLessons, ...ofNotifications, ...kept };

/** What is deleted by its age. */
export type AgedKind = {
  [K in keyof typeof retention]: (typeof retention)[K] extends { days: number } | { hours: number } ? K : never;
}[keyof typeof retention];

/** Returns how long something is kept, in milliseconds. */
export function keptMs(kind: AgedKind): number {
  const { days = 0, hours = 0 }: Retained = retention[kind];
  return (24 * days + hours) * 3_600_000;
}
