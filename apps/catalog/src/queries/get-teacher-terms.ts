import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { TermsState } from '@somo/contracts/events/terms';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { validate } from 'uuid';
import { readTerms } from '../store/terms.js';

@Injectable()
export class GetTeacherTerms {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-teacher-terms', { by: ['public'], refuses: ['teacher-not-found'] })
  async run({ teacherId }: Asks['catalog.get-teacher-terms']['in']): Promise<TermsState> {
    const terms = validate(teacherId) ? await readTerms(this.db, teacherId) : undefined;
    if (!terms) throw refuse('teacher-not-found');
    return terms;
  }
}
