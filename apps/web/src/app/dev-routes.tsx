// Routes of the development build only.
import { page, publicLayout } from './router';
import type { PageRoute } from './routing/page-router';

export const devRoutes: PageRoute[] = [
  { ...publicLayout, children: [page('/dev/ui', () => import('./pages/dev/ui'), 'lessons', 'teachers')] },
];
