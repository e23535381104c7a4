import { Body, Controller, Query } from '@nestjs/common';
import type { Certificate } from '@somo/contracts/certificates';
import type { DeadLetterContent } from '@somo/contracts/dead-letters';
import { DeadLetterQuery, RepairBody } from '@somo/contracts/routes/system';
import { Refusal } from '@somo/contracts/refusals';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { checkNames, type Repair, type ServiceState, type SystemCheck, type SystemState, type TestEmail } from '@somo/contracts/system';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Log } from '@somo/platform/log';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { AuditInvalidInput } from './invalid-input-auditor.js';
import { GatewayChecks } from './system/gateway-checks.js';

const timeoutMs = 4_000;
const testEmailMs = 9_000;
const worst: SystemCheck['finding'][] = ['fails', 'low', 'unknown', 'off', 'works'];

/** What operators see of the installation, and what they do about events and jobs that have failed. */
@Controller()
export class AdminSystemController {
  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
    private readonly own: GatewayChecks,
  ) {}

  @Route('GET /api/admin/system', {
    summary: 'Get what works, waits and has failed in all services; those that did not answer are named',
  })
  async getSystem(): Promise<SystemState> {
    const [{ backups, check: backupCheck }, address, certificates, ...parts] = await Promise.all([
      this.own.readBackups(),
      this.own.checkAddress(),
      this.own.readCertificates(),
      ...serviceNames.map(async (service) => ({ service, state: await this.stateOf(service) })),
    ]);
    const known = parts.flatMap(({ service, state }) => (state ? [{ service, ...state }] : []));
    return {
      services: known.map(({ checks: _, deadLetters: __, certificates: ___, ...state }) => state),
      silent: parts.flatMap(({ service, state }) => (state ? [] : [service])),
      deadLetters: known
        .flatMap(({ service, deadLetters }) => deadLetters.map((letter) => ({ service, ...letter })))
        .sort((a, b) => b.deadAt.localeCompare(a.deadAt)),
      checks: worstOfEach([address, backupCheck, ...known.flatMap(({ checks }) => checks)]),
      publicUrl: this.own.publicUrl,
      backups,
      certificates: soonestFirst(onceEach([...certificates, ...known.flatMap((one) => one.certificates)])),
    };
  }

  @Route('POST /api/admin/system/test-email', { summary: 'Send an email to your own address, to see that it arrives' })
  @RateLimit('confirmation')
  sendTestEmail(): Promise<TestEmail> {
    return this.ask.for('notification.send-test-email', {}, { timeoutMs: testEmailMs });
  }

  /** The look is noted before anything is shown. */
  @Route('GET /api/admin/dead-letters/:id', {
    summary: 'Get the content of an event or a job that has failed, without texts that may be about a person; the look is in the audit log',
    of: 'dead letter',
  })
  async getDeadLetter(@Id() deadLetterId: string, @Query() { service }: DeadLetterQuery): Promise<DeadLetterContent> {
    const content = await this.ask.for(`${service}.get-dead-letter`, { deadLetterId });
    await this.ask.for('auth.note-dead-letter-look', { deadLetterId, service });
    return content;
  }

  @Route('POST /api/admin/dead-letters/:id/replay', {
    summary: 'Try an event or a job that has failed again',
    of: 'dead letter',
    status: 204,
  })
  @AuditInvalidInput('auth', 'replay-dead-letter')
  replay(@Id() deadLetterId: string, @Body() body: RepairBody): Promise<null> {
    return this.repair('replay-dead-letter', deadLetterId, body);
  }

  @Route('POST /api/admin/dead-letters/:id/drop', {
    summary: 'Give up an event or a job that has failed',
    of: 'dead letter',
    status: 204,
  })
  @AuditInvalidInput('auth', 'drop-dead-letter')
  drop(@Id() deadLetterId: string, @Body() body: RepairBody): Promise<null> {
    return this.repair('drop-dead-letter', deadLetterId, body);
  }

  /** Noted once it is done or refused, so that the audit log does not say of anything that it was done before it was. */
  private async repair(action: Repair['action'], deadLetterId: string, { service, note }: RepairBody): Promise<null> {
    const repair = { action, deadLetterId, service, note };
    try {
      await this.ask.for(`${service}.${action}`, { deadLetterId });
    } catch (error) {
      if (isRefused(error)) await this.ask.for('auth.note-repair', { ...repair, refused: error.code });
      throw error;
    }
    return this.ask.for('auth.note-repair', { ...repair, refused: null });
  }

  /** Returns undefined if the service is unavailable or fails. */
  private async stateOf(service: ServiceName): Promise<ServiceState | undefined> {
    try {
      return await this.ask.for(`${service}.get-state`, {}, { timeoutMs });
    } catch (error) {
      if (isRefused(error)) throw error;
      this.log.warn({ err: error, service }, 'a service does not say how it is');
      return undefined;
    }
  }
}

const isRefused = (error: unknown): error is Refusal => error instanceof Refusal && error.kind !== 'unavailable';

/** What a silent service would have checked is unknown. */
function worstOfEach(checks: SystemCheck[]): SystemCheck[] {
  const sorted = [...checks].sort((a, b) => worst.indexOf(a.finding) - worst.indexOf(b.finding));
  return checkNames.map((name) => sorted.find((check) => check.name === name) ?? { name, finding: 'unknown', detail: null });
}

/** Two addresses of a relay can lead to the same host and port. */
const onceEach = (certificates: Certificate[]) => [...new Map(certificates.map((one) => [`${one.use} ${one.host}`, one])).values()];
/** What could not be read comes last. */
const soonestFirst = (certificates: Certificate[]) => certificates.sort((a, b) => endOf(a) - endOf(b) || a.host.localeCompare(b.host));
const endOf = ({ expiresAt }: Certificate) => (expiresAt === null ? Number.MAX_SAFE_INTEGER : fromInstant(expiresAt));
