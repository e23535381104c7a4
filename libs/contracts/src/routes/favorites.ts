import type { FavoritePage } from '../favorites.js';
import type { PageQuery } from './paging.js';

export interface FavoriteRoutes {
  'GET /api/me/favorites': { query: PageQuery; answer: FavoritePage };
  'PUT /api/me/favorites/:teacherId': { answer: null };
  'DELETE /api/me/favorites/:teacherId': { answer: null };
}
