import { types } from 'node:util';
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentContext } from './context.js';

const secrets = ['password', 'token', 'accessToken', 'refreshToken', 'authorization', 'cookie', 'card', 'secret'];

/** Structured logging (pino). Every line carries its service and request id; secrets are redacted by field name. */
export abstract class Log {
  abstract info(facts: object, text: string): void;
  abstract warn(facts: object, text: string): void;
  abstract error(facts: object, text: string): void;
}

export function makeLog(service: string, level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: { service },
    redact: secrets.flatMap((name) => [name, `*.${name}`]),
    serializers: { err: aboutError },
    mixin: () => ({ requestId: currentContext()?.requestId }),
  };
  const logger: Logger = to ? pino(options, to) : pino(options);
  return {
    info: (facts, text) => logger.info(facts, text),
    warn: (facts, text) => logger.warn(facts, text),
    error: (facts, text) => logger.error(facts, text),
  };
}

/**
 * Returns only what helps to locate a fault: a failed statement's error carries the statement's values, a client's error the
 * token it sent.
 */
function aboutError(error: unknown): unknown {
  if (!types.isNativeError(error)) return String(error);
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, stack, code, cause: cause === undefined ? undefined : aboutError(cause) };
}
