import type { OperatorRole, Role } from '@somo/contracts/caller';
import { EntitySchema } from 'typeorm';

export interface UserRow {
  id: string;
  email: string;
  /** null: the person signs in through a provider only. */
  passwordHash: string | null;
  role: Role | null;
  /** Of an operator; empty for everyone else. */
  operatorRoles: OperatorRole[];
  timeZone: string;
  language: string;
  termsAgreedAt: Date;
  emailConfirmedAt: Date | null;
  suspendedAt: Date | null;
  /** For the person themselves; null where the suspension is older than reasons. */
  suspendedReason: string | null;
  /** The account is being closed, and erased from then on. */
  eraseAt: Date | null;
  createdAt: Date;
}

export const UserSchema = new EntitySchema<UserRow>({
  name: 'User',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'citext' },
    passwordHash: { name: 'password_hash', type: 'text', nullable: true },
    role: { type: 'text', nullable: true },
    operatorRoles: { name: 'operator_roles', type: 'text', array: true },
    timeZone: { name: 'time_zone', type: 'text' },
    language: { type: 'text' },
    termsAgreedAt: { name: 'terms_agreed_at', type: 'timestamptz' },
    emailConfirmedAt: { name: 'email_confirmed_at', type: 'timestamptz', nullable: true },
    suspendedAt: { name: 'suspended_at', type: 'timestamptz', nullable: true },
    suspendedReason: { name: 'suspended_reason', type: 'text', nullable: true },
    eraseAt: { name: 'erase_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});
