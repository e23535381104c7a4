import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { partsMax, uploadBytesMax, type FileVersion } from '../rules/uploads.js';
import { IsFileName } from '../rules/text.js';
import { uploadPurposes, type MessageFile, type Upload, type UploadPurpose } from '../uploads.js';
import type { Download } from './download.js';

/** What the owner of files of messages is told of one. */
export class OpenMessageUpload {
  /** The name of the file, with its extension and without a folder. */
  @IsFileName()
  name!: string;

  /** How many bytes the whole file has. */
  @IsInt()
  @Min(1, { message: 'This file is empty' })
  @Max(uploadBytesMax, { message: 'Please choose a file of at most 10 MB' })
  bytes!: number;
}

export class OpenUploadBody extends OpenMessageUpload {
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
