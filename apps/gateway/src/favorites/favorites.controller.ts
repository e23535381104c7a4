import { Controller } from '@nestjs/common';
import { PageQuery } from '@somo/contracts/routes/paging';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('GET /api/me/favorites', 'catalog.list-favorites', {
  summary: 'List your favorite teachers, the one added last first',
  by: ['student'],
  query: PageQuery,
})
@Forward('PUT /api/me/favorites/:teacherId', 'catalog.add-favorite', {
  summary: 'Add a teacher to your favorites; the teacher is not told',
  by: ['student'],
  of: 'teacher',
  status: 204,
  id: 'teacherId',
})
@Forward('DELETE /api/me/favorites/:teacherId', 'catalog.remove-favorite', {
  summary: 'Remove a teacher from your favorites',
  by: ['student'],
  of: 'teacher',
  status: 204,
  id: 'teacherId',
})
export class FavoritesController {
  constructor(readonly ask: Ask) {}
}
