import { Injectable } from '@nestjs/common';
import type { Operators } from '@somo/contracts/routes/operators';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { listOperators } from '../store/operators.js';

@Injectable()
export class ListOperators {
  constructor(private readonly db: Db) {}

  @Handles('auth.list-operators', { by: ['operator:admin'] })
  async run(): Promise<Operators> {
    return { items: await listOperators(this.db) };
  }
}
