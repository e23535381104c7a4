import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Runs } from '@somo/platform/runs';
import { Storage } from '@somo/platform/storage/storage';

/** Deletes the bytes of parts that were taken before the server knew that the recording had ended. */
@Injectable()
export class EraseParts {
  constructor(private readonly storage: Storage) {}

  @Runs('delete-recording-parts')
  async run({ keys }: Jobs['delete-recording-parts']['data']): Promise<void> {
    for (const key of keys) await this.storage.delete(key);
  }
}
