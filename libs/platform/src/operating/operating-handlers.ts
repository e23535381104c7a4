import { Inject, Injectable, Optional, type Type } from '@nestjs/common';
import type { DeadLetterContent } from '@somo/contracts/dead-letters';
import { refuse } from '@somo/contracts/refusals';
import type { ServiceName } from '@somo/contracts/services';
import type { ServiceState, SystemCheck } from '@somo/contracts/system';
import { toInstant } from '@somo/contracts/time';
import { checkIds } from '../check-ids.js';
import { Clock } from '../clock.js';
import { Db } from '../db.js';
import { Handles } from '../handles.js';
import { Certificates } from './certificates.js';
import { readBacklog } from './backlog.js';
import { dropDeadLetter, findDeadLetter, listDeadLetters, replayDeadLetter } from './dead-letters.js';
import { maskAddresses, maskContent } from './mask-content.js';
import { WaitingWork } from './waiting-work.js';
import { SystemChecks } from './system-checks.js';

const mostDeadLetters = 50;
const mostDriftMs = 2_000;

/** Returns the handlers with which a service says how it is, and takes care of its dead letters. Every service has them. */
export function operatingHandlers(service: ServiceName): Type[] {
  @Injectable()
  class GetState {
    private readonly certificates: Certificates;

    constructor(
      @Inject(Db) private readonly db: Db,
      @Inject(Clock) private readonly clock: Clock,
      @Inject(WaitingWork) private readonly work: WaitingWork,
      @Optional() @Inject(SystemChecks) private readonly own?: SystemChecks,
    ) {
      this.certificates = new Certificates(clock);
    }

    @Handles(`${service}.get-state`, { by: ['operator:admin'] })
    async run(): Promise<ServiceState> {
      const now = this.clock.now();
      const [dead, waiting, work, checks, certificates] = await Promise.all([
        listDeadLetters(this.db, mostDeadLetters),
        readBacklog(this.db, now),
        this.work.read(),
        this.own?.run() ?? [],
        this.certificates.read(this.own?.endpoints() ?? []),
      ]);
      return {
        startedAt: toInstant(now - Math.round(process.uptime() * 1000)),
        nodeVersion: process.versions.node,
        waiting,
        ...work,
        deadLetters: dead.map(({ content: _, failedAt: __, ...letter }) => ({
          ...letter,
          error: maskAddresses(letter.error),
          deadAt: toInstant(letter.deadAt.getTime()),
        })),
        checks: [await clockCheck(this.db, this.clock), ...checks],
        certificates,
      };
    }
  }

  @Injectable()
  class GetDeadLetter {
    constructor(@Inject(Db) private readonly db: Db) {}

    @Handles(`${service}.get-dead-letter`, { by: ['operator:admin'], refuses: ['dead-letter-not-found'] })
    async run({ deadLetterId }: { deadLetterId: string }): Promise<DeadLetterContent> {
      checkIds('deadLetterId', [deadLetterId], 1);
      const found = await findDeadLetter(this.db, deadLetterId);
      if (!found) throw refuse('dead-letter-not-found');
      const { content, deadAt, failedAt, ...letter } = found;
      const failures = failedAt.map((at) => toInstant(at.getTime())).reverse();
      const error = maskAddresses(letter.error);
      return { ...letter, error, deadAt: toInstant(deadAt.getTime()), failedAt: failures, fields: maskContent(content) };
    }
  }

  @Injectable()
  class ReplayDeadLetter {
    constructor(@Inject(Db) private readonly db: Db) {}

    @Handles(`${service}.replay-dead-letter`, { by: ['operator:admin'], refuses: ['dead-letter-not-found'] })
    async run({ deadLetterId }: { deadLetterId: string }): Promise<null> {
      checkIds('deadLetterId', [deadLetterId], 1);
      if (!(await replayDeadLetter(this.db, deadLetterId))) throw refuse('dead-letter-not-found');
      return null;
    }
  }

  @Injectable()
  class DropDeadLetter {
    constructor(@Inject(Db) private readonly db: Db) {}

    @Handles(`${service}.drop-dead-letter`, { by: ['operator:admin'], refuses: ['dead-letter-not-found'] })
    async run({ deadLetterId }: { deadLetterId: string }): Promise<null> {
      checkIds('deadLetterId', [deadLetterId], 1);
      if (!(await dropDeadLetter(this.db, deadLetterId))) throw refuse('dead-letter-not-found');
      return null;
    }
  }

  return [GetState, GetDeadLetter, ReplayDeadLetter, DropDeadLetter];
}

/** Lessons, tokens and jobs go by the clocks of several machines. */
async function clockCheck(db: Db, clock: Clock): Promise<SystemCheck> {
  const [row] = await db.sql<{ ms: number }>('database-clock', 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms');
  const driftMs = Math.abs(clock.now() - (row?.ms ?? NaN));
  return driftMs <= mostDriftMs
    ? { name: 'clock', finding: 'works', detail: null }
    : { name: 'clock', finding: 'fails', detail: `${Math.round(driftMs / 1000)} s` };
}
