import type { Material, Materials } from '../materials.js';
import type { AddMaterialBody, MaterialPageQuery, PutMaterialPageQuery } from '../routes/materials.js';

export interface MaterialAsks {
  /** Returns the files of one of the caller's lessons. */
  'messaging.list-materials': { in: { lessonId: string }; out: Materials };
  /** Adds a file to a lesson, for both of its people. Adding the same one again changes nothing. */
  'messaging.add-material': { in: { lessonId: string } & AddMaterialBody; out: Material };
  /** Removes a file that the caller added. */
  'messaging.remove-material': { in: { lessonId: string; materialId: string }; out: null };
  /** Stores the picture of one page of a PDF that the caller added: WebP, as base64. */
  'messaging.put-page': { in: { lessonId: string; materialId: string; picture: string } & PutMaterialPageQuery; out: null };
  /** Returns where the picture of a page is stored, to either person of the lesson. */
  'messaging.find-page': { in: { lessonId: string; materialId: string } & MaterialPageQuery; out: { key: string; name: string } };
  /** Returns what the caller added to their lessons, the latest first. */
  'messaging.list-own-materials': { in: Record<string, never>; out: Materials };
}
