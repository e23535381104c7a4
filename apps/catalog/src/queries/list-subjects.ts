import { Injectable } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

@Injectable()
export class ListSubjects {
  constructor(private readonly db: Db) {}

  @Handles('catalog.list-subjects', { by: ['public'] })
  async run(): Promise<Page<string>> {
    const rows = await this.db.sql<{ name: string }>('list-subjects', 'SELECT name FROM subjects ORDER BY name');
    return { items: rows.map((row) => row.name), nextCursor: null };
  }
}
