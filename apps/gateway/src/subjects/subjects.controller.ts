import { Controller } from '@nestjs/common';
import { ListSubjectsQuery } from '@somo/contracts/routes/list-subjects';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('GET /api/subjects', 'catalog.list-subjects', {
  summary: 'List all subjects, those that q names or means, or those that are taught',
  by: ['public'],
  cache: 'public, max-age=300',
  query: ListSubjectsQuery,
})
export class SubjectsController {
  constructor(readonly ask: Ask) {}
}
