// Routes of the development build only.
import { page } from './page-route';
import type { PageRoute } from './routing/page-router';
import { publicLayout } from './visitor-routes';

export const devRoutes: PageRoute[] = [
  { ...publicLayout, children: [page('/dev/ui', () => import('./pages/dev/ui'), 'lessons', 'teachers')] },
];
