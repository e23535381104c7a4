import { IsOptional, IsUUID } from 'class-validator';
import type { Material, Materials } from '../materials.js';

/** One of the two. */
export class AddMaterialBody {
  /** Of an upload for `material` that is done. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Please choose a file' })
  uploadId?: string;

  /** A file that the caller added to one of their lessons before. */
  @IsOptional()
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
