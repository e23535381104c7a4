import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { partSizes } from '@somo/contracts/rules/uploads';
import { documentPartKey } from '@somo/contracts/rules/verification';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { DocumentKeys } from '../document-keys.js';
import { findUpload } from '../store/case-rows.js';

@Injectable()
export class CheckDocumentPart {
  constructor(
    private readonly db: Db,
    private readonly keys: DocumentKeys,
  ) {}

  @Handles('catalog.check-document-part', { by: ['teacher'], refuses: ['upload-not-found'] })
  async run(
    { uploadId, part }: Asks['catalog.check-document-part']['in'],
    caller: Caller,
  ): Promise<Asks['catalog.check-document-part']['out']> {
    const upload = await findUpload(this.db, uploadId, userOf(caller).userId);
    const bytes = upload.state === 'uploading' ? partSizes(upload.bytes)[part - 1] : undefined;
    if (bytes === undefined || upload.sealedKey === null) throw refuse('upload-not-found');
    return { bytes, storedAs: documentPartKey(upload.id, part), dataKey: this.keys.open(upload.id, upload.sealedKey) };
  }
}
