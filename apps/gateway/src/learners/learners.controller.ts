import { Controller } from '@nestjs/common';
import { AddLearnerBody, ChangeLearnerBody } from '@somo/contracts/routes/learners';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('GET /api/me/learners', 'catalog.list-learners', {
  summary: 'List the children for whom you book lessons',
  by: ['student'],
})
@Forward('POST /api/me/learners', 'catalog.add-learner', {
  summary: 'Add a child for whom you book lessons, as their guardian',
  by: ['student'],
  status: 201,
  body: AddLearnerBody,
})
@Forward('PATCH /api/me/learners/:id', 'catalog.change-learner', {
  summary: 'Change the name or the age of a child for whom you book lessons',
  by: ['student'],
  of: 'learner',
  id: 'learnerId',
  body: ChangeLearnerBody,
})
@Forward('DELETE /api/me/learners/:id', 'catalog.remove-learner', {
  summary: 'Remove a child for whom you book lessons; lessons that are booked keep the first name',
  by: ['student'],
  of: 'learner',
  status: 204,
  id: 'learnerId',
})
export class LearnersController {
  constructor(readonly ask: Ask) {}
}
