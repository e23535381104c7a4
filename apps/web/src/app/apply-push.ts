// Applies a live push to the cached data of the screens, in most cases by fetching it again.
import type { QueryClient } from '@tanstack/react-query';
import type { LivePush } from '../lib/live';
import { session } from '../lib/session';

export function applyPush(cache: QueryClient, push: LivePush): void {
  switch (push.name) {
    case 'notification.created':
      cache.setQueryData(['latest-notification'], push.payload);
      void cache.invalidateQueries({ queryKey: ['notifications'] });
      if (push.payload.type.includes('request')) void cache.invalidateQueries({ queryKey: ['requests'] });
      return;
    case 'lesson.changed':
      void cache.invalidateQueries({ queryKey: ['lessons'] });
      void cache.invalidateQueries({ queryKey: ['open-slots'] });
      // A lesson that a request became, and times that requests now conflict with.
      void cache.invalidateQueries({ queryKey: ['requests'] });
      return;
    case 'payment.changed':
      void cache.invalidateQueries({ queryKey: ['lessons'] });
      return;
    case 'presence.changed':
      cache.setQueryData(['presence', push.payload.userId], push.payload.presence);
      return;
    // Screens with a conversation or a call listen for these themselves.
    case 'message.sent':
    case 'message.read':
    case 'room.changed':
    case 'signal':
      return;
    // The connection itself waits before it tries again.
    case 'connection.closed':
      return;
    case 'profile.changed':
      void cache.invalidateQueries({ queryKey: ['my-profile'] });
      void session.refresh();
      return;
    case 'session.ended':
      session.ended();
      return;
    // An event between the first fetch and the connection was not pushed to this page.
    case 'connected':
      void cache.invalidateQueries({ queryKey: ['notifications'] });
      return;
    case 'reconnected':
      void cache.invalidateQueries();
      return;
  }
}
