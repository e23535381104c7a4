import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { materialBytesMax, partsMax, tooLarge, uploadBytesMax, type FileVersion } from '../rules/uploads.js';
import { IsFileName } from '../rules/text.js';
import { sentFor, uploadPurposes, type MessageFile, type SentFor, type Upload, type UploadPurpose } from '../uploads.js';
import type { Download } from './download.js';

class NamedFile {
  /** The name of the file, with its extension and without a folder. */
  @IsFileName()
  name!: string;
}

/** What is known of a document before it is there. */
export class OpenDocumentUpload extends NamedFile {
  /** How many bytes the whole file has. */
  @IsInt()
  @Min(1, { message: 'This file is empty' })
  @Max(uploadBytesMax, { message: tooLarge.message })
  bytes!: number;
}

class AnnouncedFile extends NamedFile {
  /** How many bytes the whole file has. Of a file that is not for a lesson, at most 10 MB. */
  @IsInt()
  @Min(1, { message: 'This file is empty' })
  @Max(materialBytesMax, { message: tooLarge.material })
  bytes!: number;
}

/** What is known of a file for a message or a lesson before it is there. */
export class OpenSharedUpload extends AnnouncedFile {
  @IsIn(sentFor)
  purpose!: SentFor;
}

export class OpenUploadBody extends AnnouncedFile {
  @IsIn(uploadPurposes)
  purpose!: UploadPurpose;
}

export class UploadPartQuery {
  /** Which part of the file these bytes are, from 1. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(partsMax)
  part!: number;
}

export class FileVersionQuery {
  /** Of a picture: `preview` is small enough for a conversation. */
  @IsOptional()
  @IsIn(['preview', 'whole'])
  version?: FileVersion;
}

export interface UploadRoutes {
  'POST /api/uploads': { body: OpenUploadBody; answer: Upload };
  'PUT /api/uploads/:id': { query: UploadPartQuery; answer: null };
  'POST /api/uploads/:id/done': { answer: MessageFile };
  'DELETE /api/uploads/:id': { answer: null };
  'GET /api/files/:id': { query: FileVersionQuery; answer: Download };
}
