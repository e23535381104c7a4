import { Body, Controller } from '@nestjs/common';
import { ContactBody } from '@somo/contracts/routes/contact';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

@Controller()
export class ContactController {
  constructor(private readonly ask: Ask) {}

  @Route('POST /api/contact', { by: ['public'], status: 204 })
  @RateLimit('contact')
  write(@Body() body: ContactBody): Promise<null> {
    return this.ask.for('notification.store-contact-message', { ...body });
  }
}
