import { Injectable } from '@nestjs/common';
import { keptMs } from '@somo/contracts/retention/retention';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Storage } from '@somo/platform/storage/storage';
import { dropUpload, eraseDocument } from './erase-document.js';

interface Stored {
  id: string;
  bytes: number;
}

const atOnce = 100;

/** Deletes documents whose time has come, and uploads that nothing became of. */
@Injectable()
export class DeleteDocuments {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async run(stopped: () => boolean): Promise<void> {
    const now = this.clock.now();
    await this.each(stopped, this.due(now), (document) => eraseDocument(this.storage, this.db, document, now));
    await this.each(stopped, this.left(now - keptMs('unsentDocuments')), (upload) => dropUpload(this.storage, this.db, upload));
  }

  private async each(stopped: () => boolean, next: () => Promise<Stored[]>, act: (one: Stored) => Promise<void>): Promise<void> {
    for (;;) {
      const found = await next();
      for (const one of found) await act(one);
      if (found.length === 0 || stopped()) return;
    }
  }

  private due(now: number): () => Promise<Stored[]> {
    const text = `SELECT id, bytes FROM verification_cases WHERE deleted_at IS NULL AND delete_at <= $1 ORDER BY delete_at LIMIT ${atOnce}`;
    return () => this.db.sql<Stored>('verification-due', text, [new Date(now)]);
  }

  private left(before: number): () => Promise<Stored[]> {
    const text = `SELECT id, bytes FROM verification_cases WHERE state IN ('uploading', 'uploaded') AND opened_at <= $1 LIMIT ${atOnce}`;
    return () => this.db.sql<Stored>('verification-left', text, [new Date(before)]);
  }
}
