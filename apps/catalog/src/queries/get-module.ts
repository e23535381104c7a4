import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ModuleView } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { validate } from 'uuid';
import { ModuleSchema } from '../store/module.schema.js';

@Injectable()
export class GetModule {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-module', { by: ['public'], refuses: ['module-not-found'] })
  async run({ moduleId }: Asks['catalog.get-module']['in']): Promise<ModuleView> {
    const module = validate(moduleId) ? await this.db.of(ModuleSchema).findOneBy({ id: moduleId }) : null;
    if (!module) throw refuse('module-not-found');
    return { ...module, lessonCount: module.lessons.length };
  }
}
