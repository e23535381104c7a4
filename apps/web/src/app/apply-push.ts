// Applies a live push to the cached data of the screens, in most cases by fetching it again.
import type { QueryClient } from '@tanstack/react-query';
import { outdate } from '../lib/changes';
import type { LivePush } from '../lib/live';
import { arrivedNotification, presenceOf } from '../lib/pushed';
import { session } from '../lib/session';

export function applyPush(cache: QueryClient, push: LivePush): void {
  switch (push.name) {
    case 'notification.created':
      cache.setQueryData(arrivedNotification.queryKey, push.payload);
      void outdate(cache, 'notifications');
      // What an operator decided about the reader is told with the session.
      if (push.payload.relatedEntityType === 'account') void session.refresh().then(() => outdate(cache, 'notices'));
      if (push.payload.relatedEntityType === 'export') void outdate(cache, 'dataExport');
      if (push.payload.type.includes('request')) void outdate(cache, 'requests');
      return;
    case 'notification.read':
      void outdate(cache, 'notifications');
      return;
    case 'lesson.changed':
      // The requests: a lesson that one became, and times that others now conflict with.
      void outdate(cache, 'lessons', 'openSlots', 'requests');
      return;
    case 'payment.changed':
      void outdate(cache, 'lessons');
      return;
    case 'materials.changed':
      void outdate(cache, 'materials');
      return;
    case 'recording.changed':
      void outdate(cache, 'recordings');
      return;
    case 'presence.changed':
      cache.setQueryData(presenceOf(push.payload.userId).queryKey, push.payload.presence);
      return;
    // Screens with a conversation or a call listen for what is in it themselves.
    case 'message.sent':
    case 'message.read':
      void outdate(cache, 'conversations');
      return;
    case 'message.typing':
    case 'room.changed':
    case 'room.shared':
    case 'board.drawn':
    case 'signal':
      return;
    // The connection itself waits before it tries again.
    case 'connection.closed':
      return;
    case 'profile.changed':
      void outdate(cache, 'profile');
      void session.refresh();
      return;
    case 'session.ended':
      session.ended();
      return;
    // An event between the first fetch and the connection was not pushed to this page.
    case 'connected':
      void outdate(cache, 'notifications', 'conversations');
      return;
    case 'reconnected':
      void cache.invalidateQueries();
      return;
  }
}
