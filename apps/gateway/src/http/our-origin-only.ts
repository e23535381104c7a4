import { Injectable, UseGuards, applyDecorators, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';
import { GatewayConfig } from '../gateway.config.js';
import { isOurOrigin } from './origin.js';

@Injectable()
export class OurOriginOnly implements CanActivate {
  constructor(private readonly config: GatewayConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (isOurOrigin(headers, { trustProxy: this.config.TRUST_PROXY === 'on', publicUrl: this.config.PUBLIC_URL })) return true;
    throw refuse('wrong-origin');
  }
}

/** Guards routes that the cookie alone authorizes: pages of other sites may not call them. */
export const OurOrigin = () => applyDecorators(UseGuards(OurOriginOnly));
