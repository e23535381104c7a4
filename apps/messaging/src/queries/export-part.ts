import { Injectable } from '@nestjs/common';
import type { ExportPage, ExportPartQuery } from '@somo/contracts/exports';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { exportPage } from '@somo/platform/operating/export-part';
import { exportParts } from '../store/export-parts.js';

@Injectable()
export class ExportPart {
  constructor(private readonly db: Db) {}

  @Handles('messaging.export-part', { by: ['service:auth'] })
  run(query: ExportPartQuery): Promise<ExportPage> {
    return exportPage(this.db, exportParts, query);
  }
}
