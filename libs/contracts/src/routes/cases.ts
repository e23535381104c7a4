import { IsIn, IsOptional } from 'class-validator';
import { caseKinds, type CaseKind, type CasePage, type CaseStatus } from '../cases.js';
import { PageQuery } from './paging.js';

export class ListCasesQuery extends PageQuery {
  /** If omitted: cases that wait for an operator. */
  @IsOptional()
  @IsIn(['open', 'closed'])
  status?: CaseStatus;

  @IsOptional()
  @IsIn([...caseKinds])
  kind?: CaseKind;
}

export interface CaseRoutes {
  'GET /api/admin/cases': { query: ListCasesQuery; answer: CasePage };
}
