import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { GatewayConfig } from '../gateway.config.js';
import { forwardedAddresses } from '../limits/client-address.js';

const localName = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** Lets only this machine read the emails, unless DEV_MAIL=on opens them to all: to everyone else they do not exist. */
@Injectable()
export class FromThisMachine implements CanActivate {
  constructor(private readonly config: GatewayConfig) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.config.showsMail()) throw refuse('not-found');
    const { raw } = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.config.DEV_MAIL !== 'on' && !isFromThisMachine(raw)) throw refuse('not-found');
    return true;
  }
}

/**
 * A proxy on this machine connects from it too, so what it says of the client counts, whether or not it is trusted otherwise. A page of another
 * site whose name leads to this machine is recognized by that name.
 */
function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const { host = '', forwarded } = headers;
  const clients = ['x-forwarded-for', 'x-real-ip'].flatMap((name) => forwardedAddresses(headers[name]));
  return forwarded === undefined && localName.test(host) && [socket.remoteAddress, ...clients].every(isLoopback);
}

const isLoopback = (address: string | undefined) =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
