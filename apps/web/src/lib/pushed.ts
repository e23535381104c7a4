// What live pushes alone put into the cache; nothing of it is ever fetched.
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Presence } from '@somo/contracts/live';
import type { Notification } from '@somo/contracts/notifications';
import { ownKey } from '../lib/query';

const pushed = <T>(...name: string[]) => queryOptions<T>({ queryKey: ownKey(...name), queryFn: skipToken, gcTime: Infinity });

export const presenceOf = (userId: string) => pushed<Presence>('presence', userId);

/** The notification that has come last while this page was open. */
export const arrivedNotification = pushed<Notification>('notification');
