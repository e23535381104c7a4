import { Body, Controller } from '@nestjs/common';
import type { MyProfile } from '@somo/contracts/people';
import { ProfileBody } from '@somo/contracts/routes/profile';
import { SaveSubjectsBody } from '@somo/contracts/routes/teachers';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

@Controller()
export class MeController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/me/profile', { by: ['student', 'teacher', 'admin'] })
  profile(): Promise<MyProfile> {
    return this.ask.for('catalog.get-my-profile', {});
  }

  /** Catalog goes first, because it checks everything; auth keeps the time zone. */
  @Route('PATCH /api/me/profile', { by: ['student', 'teacher'] })
  async saveProfile(@Body() body: ProfileBody): Promise<MyProfile> {
    const saved = await this.ask.for('catalog.save-profile', { ...body });
    if (body.timeZone !== undefined) await this.ask.for('auth.save-time-zone', { timeZone: body.timeZone });
    this.people.forget(saved.id);
    return saved;
  }

  @Route('PUT /api/me/subjects', { by: ['teacher'] })
  saveSubjects(@Body() body: SaveSubjectsBody): Promise<MyProfile> {
    return this.ask.for('catalog.save-subjects', { subjects: body.subjects });
  }
}
