// Routes of the development build only.
import type { RouteObject } from 'react-router-dom';
import { page, publicLayout } from './router';

export const devRoutes: RouteObject[] = [
  { ...publicLayout, children: [page('/dev/ui', () => import('./pages/dev/ui'), 'lessons', 'teachers')] },
];
