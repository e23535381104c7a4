import { Controller } from '@nestjs/common';
import { ContactBody } from '@somo/contracts/routes/contact';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('POST /api/contact', 'notification.store-contact-message', {
  operationId: 'writeToOperator',
  summary: 'Send a message to support',
  by: ['public'],
  status: 204,
  body: ContactBody,
  limit: 'contact',
})
export class ContactController {
  constructor(readonly ask: Ask) {}
}
