import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { currentContext } from '@somo/platform/context';
import { Callers, checkBy } from '@somo/platform/identity/callers';
import type { FastifyRequest } from 'fastify';
import { routeOf } from './route.js';

const visitor: Caller = { kind: 'visitor' };

/** Rejects callers a route does not allow, early; the services verify the same token again. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(private readonly callers: Callers) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = context.getType() === 'http' ? routeOf(context.getHandler()) : undefined;
    if (!route) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = route.by.includes('public') ? await this.callerIfAny() : await this.caller();
    checkBy(route.by, request.caller);
    return true;
  }

  private async caller(): Promise<Caller> {
    const { caller } = await this.callers.verify(currentContext()?.token ?? null);
    if (caller.kind === 'service') throw refuse('not-allowed');
    return caller;
  }

  /** Returns a visitor instead of refusing, so that an expired token does not lock its owner out of a public page. */
  private async callerIfAny(): Promise<Caller> {
    const context = currentContext();
    if (!context?.token) return visitor;
    const known = await this.callers.verify(context.token).catch(() => undefined);
    if (known?.caller.kind === 'user') return known.caller;
    context.token = null;
    return visitor;
  }
}
