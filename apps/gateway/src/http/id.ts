import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { refuse, type RefusalCode } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';
import { things } from '../access/audience.js';
import { routeOf } from './route.js';

interface GivenId {
  text: string;
  /** The refusal if nothing has this id. */
  missing: RefusalCode;
}

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const given = createParamDecorator((_: unknown, context: ExecutionContext): GivenId => {
  const of = routeOf(context.getHandler())?.of;
  const [text = ''] = Object.values(context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>().params);
  return { text, missing: of ? things[of].missing : 'not-found' };
});

/** A malformed id cannot name anything, so it gets the same refusal as a missing record. */
const checked: PipeTransform<GivenId, string> = {
  transform: ({ text, missing }) => {
    const id = text.toLowerCase();
    if (!form.test(id)) throw refuse(missing);
    return id;
  },
};

/** Injects the first id of the path. */
export const Id = (): ParameterDecorator => given(checked);
