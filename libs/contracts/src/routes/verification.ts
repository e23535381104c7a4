import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Page } from '../page.js';
import { MayBeNull } from '../rules/may-be-null.js';
import { IsLines } from '../rules/text.js';
import { documentKinds, refusalReasons, verificationNoteMax, type DocumentKind, type RefusalReason } from '../rules/verification.js';
import type { MyVerification, VerificationCase, VerificationQueue, VerificationRecord, VerificationTask } from '../verification.js';
import type { Download } from './download.js';
import { PageQuery } from './paging.js';

export class SubmitVerificationBody {
  /** Of an upload for this purpose that is done. */
  @IsUUID()
  uploadId!: string;

  @IsIn([...documentKinds])
  kind!: DocumentKind;
}

export class ListVerificationQuery extends PageQuery {
  /** If omitted: those that wait for a decision. */
  @IsOptional()
  @IsIn(['pending', 'decided'])
  status?: VerificationQueue;
}

export class DecideVerificationBody {
  @IsIn(['approved', 'refused'])
  outcome!: 'approved' | 'refused';

  /** Of a refusal: at least one. The teacher reads what to do for each. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(refusalReasons.length)
  @ArrayUnique()
  @IsIn([...refusalReasons], { each: true })
  reasons?: RefusalReason[];

  /** Of a refusal, and needed for the reason `other`; the teacher reads it. */
  @MayBeNull()
  @IsLines({ max: verificationNoteMax })
  note?: string | null;
}

export interface VerificationRoutes {
  'GET /api/me/verification': { answer: MyVerification };
  'POST /api/me/verification': { body: SubmitVerificationBody; answer: VerificationCase };
  'DELETE /api/me/verification/:id': { answer: null };
  'GET /api/admin/verification': { query: ListVerificationQuery; answer: Page<VerificationTask> };
  'GET /api/admin/verification/:id/document': { answer: Download };
  'POST /api/admin/verification/:id/decision': { body: DecideVerificationBody; answer: VerificationRecord };
}
