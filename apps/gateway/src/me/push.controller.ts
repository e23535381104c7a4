import { Controller } from '@nestjs/common';
import { PushSubscriptionBody } from '@somo/contracts/routes/push';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('GET /api/me/push-subscriptions', 'notification.list-push-devices', {
  summary: 'List your browsers that show notifications while Somo is closed',
  by: ['any'],
})
@Forward('POST /api/me/push-subscriptions', 'notification.save-push-device', {
  summary: 'Show notifications in this browser while Somo is closed',
  by: ['any'],
  body: PushSubscriptionBody,
})
@Forward('DELETE /api/me/push-subscriptions/:id', 'notification.remove-push-device', {
  summary: 'Stop showing notifications in a browser',
  by: ['any'],
  of: 'browser',
  status: 204,
  id: 'deviceId',
})
export class PushController {
  constructor(readonly ask: Ask) {}
}
