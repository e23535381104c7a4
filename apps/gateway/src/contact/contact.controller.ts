import { Body, Controller } from '@nestjs/common';
import { ContactBody } from '@somo/contracts/routes/contact';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';
import { Limit } from '../limits/limit.js';

@Controller()
export class ContactController {
  constructor(private readonly ask: Ask) {}

  @Route('POST /api/contact', { by: ['public'], status: 204 })
  @Limit('contact')
  write(@Body() body: ContactBody): Promise<null> {
    return this.ask.for('notification.keep-contact-message', { ...body });
  }
}
