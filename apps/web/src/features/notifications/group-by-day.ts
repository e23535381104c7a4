import type { Notification } from '@somo/contracts/notifications';
import { dayOf } from '../../lib/format';

/** Returns notifications by calendar day in a time zone, in their order. */
export function groupByDay(items: Notification[], zone: string): { day: string; items: Notification[] }[] {
  const groups: { day: string; items: Notification[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.createdAt, zone);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
