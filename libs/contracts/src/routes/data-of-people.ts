import { IsString, MaxLength } from 'class-validator';
import type { DataOfPerson } from '../closing.js';
import type { Download } from './download.js';
import { GraveNoteBody, OperatorNoteBody } from './standing.js';

const tokenMax = 100;

export class ExportLinkBody {
  /** From the link in the email. */
  @IsString()
  @MaxLength(tokenMax)
  token!: string;
}

/** What operators do for people who have written because they cannot do it themselves. */
export interface DataOfPeopleRoutes {
  'GET /api/admin/people/:id/data': { answer: DataOfPerson };
  'POST /api/admin/people/:id/export': { body: GraveNoteBody; answer: null };
  'POST /api/admin/people/:id/close': { body: GraveNoteBody; answer: null };
  'POST /api/admin/people/:id/keep': { body: OperatorNoteBody; answer: null };
  'POST /api/export/file': { body: ExportLinkBody; answer: Download };
}
