import { Controller, Res } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { QueueBoardState } from '@somo/contracts/routes/admin';
import { currentContext } from '@somo/platform/context';
import type { FastifyReply } from 'fastify';
import { Route } from '../../http/route.js';
import { BoardCookie } from './board-cookie.js';
import { QueueBoard } from './queue-board.js';

/** Lets operators look at the job queues: opening them gives the browser a cookie for their pages. */
@Controller()
export class QueuesController {
  constructor(
    private readonly board: QueueBoard,
    private readonly cookie: BoardCookie,
  ) {}

  @Route('GET /api/admin/queues', { summary: 'Get whether the job queues can be looked at' })
  getQueueBoard(): Promise<QueueBoardState> {
    return Promise.resolve({ isServed: this.board.isServed });
  }

  @Route('POST /api/admin/queues/open', {
    summary: 'Open the pages of the job queues in this browser, for ten minutes',
    status: 204,
  })
  openQueueBoard(@Res({ passthrough: true }) reply: FastifyReply): Promise<null> {
    if (!this.board.isServed) throw refuse('no-queue-board');
    this.cookie.set(reply, currentContext()?.token ?? '');
    return Promise.resolve(null);
  }
}
