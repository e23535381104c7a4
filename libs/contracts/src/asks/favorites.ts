import type { FavoritePage } from '../favorites.js';
import type { PageQuery } from '../routes/paging.js';

interface OfTeacher {
  teacherId: string;
}

export interface FavoriteAsks {
  /** Idempotent; nobody else is told. */
  'catalog.add-favorite': { in: OfTeacher; out: null };
  /** Idempotent. */
  'catalog.remove-favorite': { in: OfTeacher; out: null };
  'catalog.list-favorites': { in: PageQuery; out: FavoritePage };
}
