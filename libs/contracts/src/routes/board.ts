import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { BoardPart } from '../board.js';

export class BoardQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  after?: number;
}

export interface BoardRoutes {
  /** `after`: the `upTo` of the part before. */
  'GET /api/lessons/:id/board': { query: BoardQuery; answer: BoardPart };
}
