import { Body, Controller } from '@nestjs/common';
import type { MyProfile } from '@somo/contracts/people';
import { PauseBody } from '@somo/contracts/routes/pause';
import { ProfileBody } from '@somo/contracts/routes/profile';
import { SaveSubjectsBody } from '@somo/contracts/routes/teachers';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

@Controller()
@Forward('GET /api/me/profile', 'catalog.get-my-profile', {
  summary: 'Get your own profile',
  by: ['student', 'teacher', 'operator'],
  of: 'profile',
})
@Forward('PUT /api/me/subjects', 'catalog.save-subjects', {
  operationId: 'saveMySubjects',
  summary: 'Set the subjects and modules you teach',
  by: ['teacher'],
  body: SaveSubjectsBody,
})
@Forward('PUT /api/me/pause', 'catalog.pause-bookings', {
  summary: 'Take no new bookings until a day, by your clock; booked lessons and open requests stay as they are',
  by: ['teacher'],
  body: PauseBody,
})
@Forward('DELETE /api/me/pause', 'catalog.resume-bookings', { summary: 'Take new bookings again', by: ['teacher'] })
export class MeController {
  constructor(
    readonly ask: Ask,
    private readonly people: People,
  ) {}

  /** Catalog goes first, because it checks everything; auth keeps the time zone. */
  @Route('PATCH /api/me/profile', {
    summary: 'Change your own profile; omitted fields stay as they are, null clears one',
    by: ['student', 'teacher'],
  })
  async saveMyProfile(@Body() body: ProfileBody): Promise<MyProfile> {
    const saved = await this.ask.for('catalog.save-profile', { ...body });
    if (body.timeZone !== undefined) await this.ask.for('auth.save-account-settings', { timeZone: body.timeZone });
    this.people.forget(saved.id);
    return saved;
  }
}
