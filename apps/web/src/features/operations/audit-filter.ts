// Which entries of the audit log are shown; kept in the address.
import { dayMs } from '@somo/calendar/days';
import { operatorActions, type OperatorAction } from '@somo/contracts/operators';
import type { ListAuditQuery } from '@somo/contracts/routes/admin';
import { toInstant } from '@somo/contracts/time';

export const auditPeriods = ['day', 'week', 'month'] as const;
const days = { day: 1, week: 7, month: 30 } as const;

export interface AuditFilter {
  action?: OperatorAction | undefined;
  operator?: string | undefined;
  period?: (typeof auditPeriods)[number] | undefined;
}

export function readAuditFilter(search: URLSearchParams): AuditFilter {
  return {
    action: operatorActions.find((each) => each === search.get('action')),
    operator: search.get('operator') || undefined,
    period: auditPeriods.find((each) => each === search.get('period')),
  };
}

/** Returns the filter as it stands in the address. */
export function writeAuditFilter(filter: AuditFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns what the server is asked for; `now` is rounded to the hour, so that the same question is asked again. */
export function auditQuery({ action, operator, period }: AuditFilter, now: number): Omit<ListAuditQuery, 'cursor' | 'limit'> {
  const from = period && toInstant(Math.floor((now - days[period] * dayMs) / 3_600_000) * 3_600_000);
  return { ...(action && { action }), ...(operator && { operator }), ...(from && { from }) };
}
