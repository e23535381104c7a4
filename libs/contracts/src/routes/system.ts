import { IsIn } from 'class-validator';
import { serviceNames, type ServiceName } from '../services.js';
import type { DeadLetterContent } from '../dead-letters.js';
import type { SystemState, TestEmail } from '../system.js';
import { OperatorNoteBody } from './standing.js';

/** An event can have failed in several services. */
export class RepairBody extends OperatorNoteBody {
  @IsIn([...serviceNames])
  service!: ServiceName;
}

export class DeadLetterQuery {
  @IsIn([...serviceNames])
  service!: ServiceName;
}

export interface SystemRoutes {
  'GET /api/admin/system': { answer: SystemState };
  /** Sends an email to the operator's own address. */
  'POST /api/admin/system/test-email': { answer: TestEmail };
  'GET /api/admin/dead-letters/:id': { query: DeadLetterQuery; answer: DeadLetterContent };
  'POST /api/admin/dead-letters/:id/replay': { body: RepairBody; answer: null };
  'POST /api/admin/dead-letters/:id/drop': { body: RepairBody; answer: null };
}
