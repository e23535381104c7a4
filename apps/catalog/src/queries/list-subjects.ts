import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { taughtSubjects } from '../store/taught-subjects.js';
import { subjectsFor } from '../curriculum/meant-subjects.js';

@Injectable()
export class ListSubjects {
  constructor(private readonly db: Db) {}

  /** Returns all subjects, or those that the words name, mean or come close to; on request only those that are taught. */
  @Handles('catalog.list-subjects', { by: ['public'] })
  async run({ q, taught = false }: Asks['catalog.list-subjects']['in']): Promise<Page<string>> {
    const subjects = q?.trim() ? subjectsFor(q) : await this.all();
    const items = taught ? await taughtSubjects(this.db, subjects, { filters: {}, times: null }, subjects.length) : subjects;
    return { items, nextCursor: null };
  }

  private async all(): Promise<string[]> {
    const rows = await this.db.sql<{ name: string }>('list-subjects', 'SELECT name FROM subjects ORDER BY name');
    return rows.map((row) => row.name);
  }
}
