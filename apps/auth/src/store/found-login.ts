import type { FoundLogin } from '@somo/contracts/asks/auth';
import { toInstant } from '@somo/contracts/time';

export type LoginRow = Omit<FoundLogin, 'createdAt'> & { createdAt: Date };

export const loginColumns =
  'id AS "userId", email, role, suspended_at IS NOT NULL AS suspended, restricted_at IS NOT NULL AS restricted, created_at AS "createdAt"';

export const toLogin = (row: LoginRow): FoundLogin => ({ ...row, createdAt: toInstant(row.createdAt.getTime()) });
