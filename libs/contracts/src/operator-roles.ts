// What operators may do, by role: the one table that the gateway, docs/access.md and the web app read.
import { operatorRoles, type OperatorRole } from './caller.js';
import type { RouteName } from './routes/map.js';

/** The operators' part of the public API. */
export type OperatorRoute = Extract<RouteName, `${string} /api/admin/${string}`>;

const everyday = ['support', 'money', 'trust'] as const;

/** The roles that may use each route, beside `admin`, which may use all of them. */
export const rolesOfRoute = {
  // One lesson, one problem
  'GET /api/admin/lessons': ['support'],
  'GET /api/admin/lessons/:id/timeline': ['support', 'money'],
  'GET /api/admin/lessons/:id/free-times': ['support'],
  'POST /api/admin/lessons/:id/cancel': ['support'],
  'POST /api/admin/lessons/:id/reschedule': ['support'],
  'GET /api/admin/problems': ['support'],
  'POST /api/admin/problems/:id/resolve': ['support'],
  // People. Each role finds them; what it reads of them is its own part.
  'GET /api/admin/search': everyday,
  'GET /api/admin/people': everyday,
  'GET /api/admin/people/:id': everyday,
  'GET /api/admin/people/:id/lessons': ['support'],
  'GET /api/admin/people/:id/deliveries': ['support'],
  'GET /api/admin/people/:id/money': ['money'],
  'GET /api/admin/people/:id/reports': ['trust'],
  'GET /api/admin/people/:id/reviews': ['trust'],
  // Who gets into an account, and who is kept out.
  'POST /api/admin/people/:id/email': ['trust'],
  'GET /api/admin/people/:id/data': ['trust'],
  'POST /api/admin/people/:id/export': ['trust'],
  'POST /api/admin/people/:id/close': ['trust'],
  'POST /api/admin/people/:id/keep': ['trust'],
  'POST /api/admin/people/:id/warn': ['trust'],
  'POST /api/admin/people/:id/restrict': ['trust'],
  'POST /api/admin/people/:id/unrestrict': ['trust'],
  'POST /api/admin/people/:id/suspend': ['trust'],
  'POST /api/admin/people/:id/restore': ['trust'],
  // Who moves money proves who they are.
  'POST /api/admin/proof': ['support', 'money'],
  // Money. Support reads whether a lesson is paid, before it cancels one.
  'GET /api/admin/ledger': ['money'],
  'GET /api/admin/payouts': ['money'],
  'GET /api/admin/lessons/:id/payment': ['support', 'money'],
  'POST /api/admin/lessons/:id/hold': ['money'],
  'POST /api/admin/lessons/:id/release': ['money'],
  'POST /api/admin/lessons/:id/refund': ['money'],
  // Trust. Problems with lessons are among the cases of those who have support, too.
  'GET /api/admin/cases': ['trust'],
  'GET /api/admin/verification': ['trust'],
  'GET /api/admin/verification/:id/document': ['trust'],
  'POST /api/admin/verification/:id/decision': ['trust'],
  'GET /api/admin/reports': ['trust'],
  'GET /api/admin/reports/:id': ['trust'],
  'GET /api/admin/reports/:id/file': ['trust'],
  'POST /api/admin/reports/:id/answer': ['trust'],
  'GET /api/admin/reviews/:id': ['trust'],
  'POST /api/admin/reviews/:id/hide': ['trust'],
  'POST /api/admin/reviews/:id/restore': ['trust'],
  'GET /api/admin/audit': ['trust'],
  // The installation, and who has which role
  // Whom to ask for a role.
  'GET /api/admin/admins': everyday,
  'GET /api/admin/operators': [],
  'POST /api/admin/operators': [],
  'PUT /api/admin/operators/:id': [],
  'GET /api/admin/system': [],
  'POST /api/admin/system/test-email': [],
  // Failed work can be about anybody, and any part of the work.
  'GET /api/admin/dead-letters/:id': [],
  'POST /api/admin/dead-letters/:id/replay': [],
  'POST /api/admin/dead-letters/:id/drop': [],
  'GET /api/admin/queues': [],
  'POST /api/admin/queues/open': [],
} as const satisfies Record<OperatorRoute, readonly OperatorRole[]>;

/**
 * The acts that ask an operator again who it is: each time (`each`), or, for what moves money, unless they have shown it within half an hour
 * (`recent`; `refund`: where it refunds). What opens an account or its data, keeps somebody out, or says who may do what is asked each time.
 */
export const graveRoutes = {
  'POST /api/admin/operators': 'each',
  'PUT /api/admin/operators/:id': 'each',
  'POST /api/admin/people/:id/email': 'each',
  'POST /api/admin/people/:id/export': 'each',
  'POST /api/admin/people/:id/close': 'each',
  'POST /api/admin/people/:id/suspend': 'each',
  'POST /api/admin/lessons/:id/cancel': 'refund',
  'POST /api/admin/lessons/:id/refund': 'recent',
  'POST /api/admin/lessons/:id/release': 'recent',
  'POST /api/admin/problems/:id/resolve': 'recent',
} as const satisfies Partial<Record<OperatorRoute, 'each' | 'recent' | 'refund'>>;

/** Returns whether somebody with these roles may use a route of the operators. */
export function mayUse(roles: readonly OperatorRole[], route: OperatorRoute): boolean {
  return includesRole(roles, rolesOfRoute[route]);
}

/** Returns whether one of these roles is among those that something is for, or is `admin`. */
export function includesRole(roles: readonly OperatorRole[], allowed: readonly OperatorRole[]): boolean {
  return roles.some((role) => role === 'admin' || allowed.includes(role));
}

/** Returns roles in the order of the list, each once. */
export function inOrder(roles: readonly OperatorRole[]): OperatorRole[] {
  return operatorRoles.filter((role) => roles.includes(role));
}
