import { IsIn } from 'class-validator';
import { serviceNames, type ServiceName } from '../services.js';
import type { SystemState } from '../system.js';
import { OperatorNoteBody } from './standing.js';

/** An event can have failed in several services. */
export class RepairBody extends OperatorNoteBody {
  @IsIn([...serviceNames])
  service!: ServiceName;
}

export interface SystemRoutes {
  'GET /api/admin/system': { answer: SystemState };
  'POST /api/admin/dead-letters/:id/replay': { body: RepairBody; answer: null };
  'POST /api/admin/dead-letters/:id/drop': { body: RepairBody; answer: null };
}
