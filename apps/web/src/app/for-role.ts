// The pages of operators and what each of them reads first: whose roles do not include it is told who can help.
import type { OperatorRoute } from '@somo/contracts/operator-roles';
import { loadPage } from './load-page';
import { words, type LoadedRoute } from './page-route';

const needsOfPage: Readonly<Record<string, OperatorRoute>> = {
  '/admin/people': 'GET /api/admin/people/:id',
  '/admin/people/:userId': 'GET /api/admin/people/:id',
  '/admin/lessons/:lessonId': 'GET /api/admin/lessons/:id/timeline',
  '/admin/problems': 'GET /api/admin/problems',
  '/admin/reports': 'GET /api/admin/cases',
  '/admin/reports/:reportId': 'GET /api/admin/reports/:id',
  '/admin/verification': 'GET /api/admin/verification',
  '/admin/payouts': 'GET /api/admin/payouts',
  '/admin/ledger': 'GET /api/admin/ledger',
  '/admin/audit': 'GET /api/admin/audit',
  '/admin/operators': 'GET /api/admin/operators',
  '/admin/system': 'GET /api/admin/system',
};

/** Returns a page for those alone whose roles include it; one that is for all signed-in people, as it is. */
export function forRole(route: LoadedRoute): LoadedRoute {
  const needs = needsOfPage[route.path ?? ''];
  if (!needs) return route;
  const lazy = async () => {
    const [{ roleGate }, Page] = await Promise.all([import('./role-gate'), loadPage(route.load), words('operations')]);
    return { Component: roleGate(needs, Page) };
  };
  return { ...route, lazy };
}
