import { operatorRoles, type Caller, type Duty, type OperatorRole, type Role, type UserCaller } from '@somo/contracts/caller';
import type { ServiceName } from '@somo/contracts/services';
import { newId } from '@somo/platform/ids';

/** The caller of an ask in a test; `startService` signs a real token for them. */
export type TestCaller = Caller;

type Someone = { userId?: string; sessionId?: string; duty?: Duty };

const someone = (role: Role | null, who: Someone): UserCaller => ({
  kind: 'user',
  userId: who.userId ?? newId(),
  role,
  sessionId: who.sessionId ?? newId(),
  ...(who.duty ? { duty: who.duty } : {}),
});

export const aStudent = (who: Someone = {}): TestCaller => someone('student', who);
export const aTeacher = (who: Someone = {}): TestCaller => someone('teacher', who);
/** An operator with every role, as those of before roles. */
export const anAdmin = (who: Someone = {}): TestCaller => ({ ...someone('admin', who), operatorRoles });
/** An operator with one role. */
export const anOperator = (role: OperatorRole, who: Someone = {}): TestCaller => ({ ...someone('admin', who), operatorRoles: [role] });
export const aNewcomer = (who: Someone = {}): TestCaller => someone(null, who);
export const aVisitor = (): TestCaller => ({ kind: 'visitor' });
export const aService = (service: ServiceName): TestCaller => ({ kind: 'service', service });
