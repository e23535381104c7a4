import { Body, Controller } from '@nestjs/common';
import { RepairBody } from '@somo/contracts/routes/system';
import { Refusal } from '@somo/contracts/refusals';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { checkNames, type Repair, type ServiceState, type SystemCheck, type SystemState } from '@somo/contracts/system';
import { Ask } from '@somo/platform/ask';
import { Log } from '@somo/platform/log';
import { GatewayConfig } from '../gateway.config.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { AuditInvalidInput } from './invalid-input-auditor.js';

const timeoutMs = 4_000;
const worst: SystemCheck['finding'][] = ['fails', 'low', 'off', 'works'];

/** What operators see of the installation, and what they do about events and jobs that have failed. */
@Controller()
export class AdminSystemController {
  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
    private readonly config: GatewayConfig,
  ) {}

  @Route('GET /api/admin/system', {
    summary: 'Get what works, waits and has failed in all services; those that did not answer are named',
  })
  async getSystem(): Promise<SystemState> {
    const parts = await Promise.all(serviceNames.map(async (service) => ({ service, state: await this.stateOf(service) })));
    const known = parts.flatMap(({ service, state }) => (state ? [{ service, ...state }] : []));
    return {
      services: known.map(({ checks: _, deadLetters: __, ...state }) => state),
      silent: parts.flatMap(({ service, state }) => (state ? [] : [service])),
      deadLetters: known
        .flatMap(({ service, deadLetters }) => deadLetters.map((letter) => ({ service, ...letter })))
        .sort((a, b) => b.deadAt.localeCompare(a.deadAt)),
      checks: worstOfEach([this.address(), ...known.flatMap(({ checks }) => checks)]),
    };
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

  /** Browsers give a page its microphone, its notifications and its passkeys only at https, and links in emails lead to this address. */
  private address(): SystemCheck {
    const detail = this.config.publicUrl();
    return { name: 'address', finding: this.config.isHttps() ? 'works' : 'off', detail };
  }
}

const isRefused = (error: unknown): error is Refusal => error instanceof Refusal && error.kind !== 'unavailable';

function worstOfEach(checks: SystemCheck[]): SystemCheck[] {
  const sorted = [...checks].sort((a, b) => worst.indexOf(a.finding) - worst.indexOf(b.finding));
  return checkNames.flatMap((name) => sorted.find((check) => check.name === name) ?? []);
}
