import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { subjectsFor } from '../curriculum/meant-subjects.js';

@Injectable()
export class ListSubjects {
  constructor(private readonly db: Db) {}

  /** Returns all subjects, or those that the words name, mean or come close to. */
  @Handles('catalog.list-subjects', { by: ['public'] })
  async run({ q }: Asks['catalog.list-subjects']['in']): Promise<Page<string>> {
    if (q?.trim()) return { items: subjectsFor(q), nextCursor: null };
    const rows = await this.db.sql<{ name: string }>('list-subjects', 'SELECT name FROM subjects ORDER BY name');
    return { items: rows.map((row) => row.name), nextCursor: null };
  }
}
