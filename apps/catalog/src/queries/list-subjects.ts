import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { meantSubjects } from '../domain/meant-subjects.js';

@Injectable()
export class ListSubjects {
  constructor(private readonly db: Db) {}

  @Handles('catalog.list-subjects', { by: ['public'] })
  /** Returns all subjects, or those that the words mean. */
  async run({ q }: Asks['catalog.list-subjects']['in']): Promise<Page<string>> {
    if (q !== undefined) return { items: meantSubjects(q)?.subjects ?? [], nextCursor: null };
    const rows = await this.db.sql<{ name: string }>('list-subjects', 'SELECT name FROM subjects ORDER BY name');
    return { items: rows.map((row) => row.name), nextCursor: null };
  }
}
