import { Body, Controller } from '@nestjs/common';
import type { MyProfile } from '@somo/contracts/people';
import { SaveSubjectsBody } from '@somo/contracts/routes/teachers';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';

@Controller()
export class MeController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/me/profile', { by: ['student', 'teacher', 'admin'] })
  profile(): Promise<MyProfile> {
    return this.ask.for('catalog.get-my-profile', {});
  }

  @Route('PUT /api/me/subjects', { by: ['teacher'] })
  saveSubjects(@Body() body: SaveSubjectsBody): Promise<MyProfile> {
    return this.ask.for('catalog.save-subjects', { subjects: body.subjects });
  }
}
