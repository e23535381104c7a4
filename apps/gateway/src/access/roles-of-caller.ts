import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { OperatorRole } from '@somo/contracts/caller';
import type { FastifyRequest } from 'fastify';

/** Gives a handler the roles of the operator who calls; none for everyone else. */
export const RolesOfCaller = createParamDecorator((_: undefined, context: ExecutionContext): readonly OperatorRole[] => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  return (caller?.kind === 'user' && caller.operatorRoles) || [];
});
