import { Controller, Query } from '@nestjs/common';
import { auditedServices, type AuditEntry, type OperatorAction } from '@somo/contracts/operators';
import type { Page } from '@somo/contracts/page';
import { ListAuditQuery } from '@somo/contracts/routes/admin';
import { commandLine } from '@somo/contracts/rules/operator-search';
import { isInstant, type Instant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { isUuid } from '@somo/platform/ids';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

const defaultLimit = 20;

/** The audit logs of all services as one, newest first. */
@Controller()
export class AdminAuditController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/audit', { summary: 'List what operators did or were refused, newest first' })
  async listAudit(@Query() { about, operator, action, from, cursor, limit = defaultLimit }: ListAuditQuery): Promise<Page<AuditEntry>> {
    const operatorId = operator === undefined ? undefined : await this.idOf(operator);
    if (operatorId === 'unknown') return { items: [], nextCursor: null };
    const wanted = Object.entries({ thingId: about, operatorId, action, from }).filter(([, value]) => value !== undefined);
    const query = { ...before(cursor), ...Object.fromEntries(wanted), limit: limit + 1 };
    const logs = await Promise.all(
      auditedServices.map(async (service) => (await this.ask.for(`${service}.list-audit`, query)).map((entry) => ({ ...entry, service }))),
    );
    const all = logs.flat().sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
    const page = all.slice(0, limit);
    const emails = await this.emailsOf(page.flatMap(({ operatorId }) => operatorId ?? []));
    const people = await this.people.byIds(page.flatMap((entry) => ownerOf(entry) ?? []));
    const items = page.map((entry) => ({
      ...entry,
      operatorEmail: (entry.operatorId && emails.get(entry.operatorId)) || null,
      person: people.get(ownerOf(entry) ?? '') ?? null,
    }));
    const last = items.at(-1);
    return { items, nextCursor: all.length > limit && last ? encodeCursor([last.at, last.id]) : null };
  }

  /** Returns an operator's id, null for the command line. */
  private async idOf(operator: string): Promise<string | null> {
    if (operator === commandLine) return null;
    const [account] = await this.ask.for('auth.find-accounts', { email: operator });
    return account?.userId ?? 'unknown';
  }

  /** Operators have no profile, so their addresses name them; of more than ten in one page, those of the first ten. */
  private async emailsOf(ids: string[]): Promise<Map<string, string>> {
    const userIds = [...new Set(ids)].slice(0, 10);
    if (userIds.length === 0) return new Map();
    const accounts = await this.ask.for('auth.find-accounts', { userIds });
    return new Map(accounts.map(({ userId, email }) => [userId, email]));
  }
}

const aboutFailedWork: OperatorAction[] = ['view-dead-letter', 'replay-dead-letter', 'drop-dead-letter'];
/** Returns whose account or document it was done to. What auth audits is about an account or about failed work. */
const ownerOf = ({ service, action, thingId, document }: Omit<AuditEntry, 'person' | 'operatorEmail'>): string | undefined =>
  document?.teacherId ?? (service === 'auth' && !aboutFailedWork.includes(action) ? thingId : undefined);

function before(cursor: string | undefined): { before?: { at: Instant; id: string } } {
  if (cursor === undefined) return {};
  const [at, id] = decodeCursor(cursor, isInstant, isUuid);
  return { before: { at: at as Instant, id: id as string } };
}
