import type { QueryClient } from '@tanstack/react-query';
import { addMessage, keepFile } from '../features/messages/messages-cache';
import { followPush } from '../features/push/follow-push';
import { keepSendingParts } from '../features/recording/keep-sending-parts';
import { outdate } from '../lib/changes';
import { reportPresence } from '../lib/report-presence';
import { startSending } from '../lib/send-waiting';
import { startUploading } from '../lib/upload-waiting';

/** Sends what waits to be sent, says that its writer is there, and opens what a notification leads to, until the returned function is called. */
export function keepSending(cache: QueryClient, userId: string, open: (path: string) => void): () => void {
  const stops = [
    startSending(userId, (message) => addMessage(cache, userId, message)),
    startUploading(userId, (fileId, bytes) => keepFile(cache, fileId, bytes)),
    keepSendingParts(() => void outdate(cache, 'recordings')),
    reportPresence(),
    followPush(userId, open),
  ];
  return () => stops.forEach((stop) => stop());
}
