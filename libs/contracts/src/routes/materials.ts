import { IsUUID, ValidateIf } from 'class-validator';
import type { Material, Materials } from '../materials.js';

/** A new upload, or a file that the caller added to one of their lessons before. */
export class AddMaterialBody {
  /** Of an upload for `material` that is done. */
  @ValidateIf(({ uploadId, materialId }: AddMaterialBody) => uploadId !== undefined || materialId === undefined)
  @IsUUID(undefined, { message: 'Please choose a file' })
  uploadId?: string;

  /** Instead of `uploadId`: a file that the caller added before. */
  @ValidateIf(({ uploadId }: AddMaterialBody) => uploadId === undefined)
  @IsUUID(undefined, { message: 'Please choose a file' })
  materialId?: string;
}

export interface MaterialRoutes {
  'GET /api/lessons/:id/materials': { answer: Materials };
  'POST /api/lessons/:id/materials': { body: AddMaterialBody; answer: Material };
  'DELETE /api/lessons/:id/materials/:materialId': { answer: null };
  /** What the caller added to their lessons, each file once, the latest first: to use it again. */
  'GET /api/me/materials': { answer: Materials };
}
