import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MyModule } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { readModule } from '../store/read-module.js';

@Injectable()
export class GetModule {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-module', { by: ['public'], refuses: ['module-not-found'] })
  async run({ moduleId }: Asks['catalog.get-module']['in'], caller: Caller): Promise<MyModule> {
    const module = await readModule(this.db, moduleId, caller.kind === 'user' ? caller.userId : null);
    if (!module) throw refuse('module-not-found');
    return module;
  }
}
