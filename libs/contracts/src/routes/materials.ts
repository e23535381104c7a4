import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import type { Material, Materials } from '../materials.js';
import { pagesMax, pageSizes, type PageSize } from '../rules/pages.js';
import type { Download } from './download.js';

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

export class MaterialPageQuery {
  /** Which page, from 1. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(pagesMax)
  page!: number;

  /** `small` comes first on a thin line, `full` is readable. */
  @IsIn(pageSizes)
  size!: PageSize;
}

export class PutMaterialPageQuery extends MaterialPageQuery {
  /** How many pages the PDF has. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(pagesMax, { message: `A PDF of more than ${pagesMax} pages can only be downloaded` })
  of!: number;
}

export interface MaterialRoutes {
  'GET /api/lessons/:id/materials/:materialId/page': { query: MaterialPageQuery; answer: Download };
  'PUT /api/lessons/:id/materials/:materialId/page': { query: PutMaterialPageQuery; answer: null };
  'GET /api/lessons/:id/materials': { answer: Materials };
  'POST /api/lessons/:id/materials': { body: AddMaterialBody; answer: Material };
  'DELETE /api/lessons/:id/materials/:materialId': { answer: null };
  /** What the caller added to their lessons, each file once, the latest first: to use it again. */
  'GET /api/me/materials': { answer: Materials };
}
