import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { AuditedService, OperatorAttempt } from '@somo/contracts/operators';
import { Ask } from '@somo/platform/ask';
import { isUuid } from '@somo/platform/ids';
import type { FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs';
import { ValidationRefusal } from '../http/validation-refusal.js';

const maxCharacters = 1000;
const auditedKey = 'somo:audited';

interface Audited {
  service: AuditedService;
  action: OperatorAttempt['action'];
}

/**
 * Marks a route whose invalid input is audited: input the gateway rejects never reaches the service that owns the action, so the gateway
 * asks that service to record the attempt in its audit log.
 */
export const AuditInvalidInput = (service: Audited['service'], action: Audited['action']) =>
  applyDecorators(SetMetadata(auditedKey, { service, action } satisfies Audited), UseInterceptors(InvalidInputAuditor));

@Injectable()
class InvalidInputAuditor implements NestInterceptor {
  constructor(private readonly ask: Ask) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const audited = Reflect.getMetadata(auditedKey, context.getHandler()) as Audited;
    const { params, query, body } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    return next.handle().pipe(
      catchError((error: unknown) => {
        const noted =
          error instanceof ValidationRefusal && isUuid(params.id)
            ? this.audit(audited, params.id, { ...(query as object), ...Object(body) })
            : Promise.resolve(null);
        return from(noted).pipe(mergeMap(() => throwError(() => error)));
      }),
    );
  }

  private audit({ service, action }: Audited, thingId: string, body: unknown): Promise<null> {
    return this.ask.for(`${service}.audit-invalid-input`, { action, thingId, asked: fieldsOf(body).slice(0, maxCharacters) });
  }
}

/** What proves who an operator is, and stays out of the audit log. */
const secrets = ['password', 'code'];

/** Returns what was sent as JSON, with secrets elided, and nested values: they may be nested too deeply to serialize. */
function fieldsOf(body: unknown): string {
  const fields = Object.entries(Object(body) as object);
  return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, secrets.includes(name) || isNested(value) ? '…' : value])));
}

const isNested = (value: unknown): boolean => value !== null && typeof value === 'object';
