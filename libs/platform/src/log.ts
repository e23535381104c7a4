import { pino, type Logger } from 'pino';
import { currentContext } from './context.js';

const secrets = ['password', 'token', 'accessToken', 'refreshToken', 'authorization', 'cookie', 'card', 'secret'];

/** Structured logging (pino). Every line carries the service and the request it belongs to; secrets are cut out by name. */
export abstract class Log {
  abstract info(facts: object, text: string): void;
  abstract warn(facts: object, text: string): void;
  abstract error(facts: object, text: string): void;
}

export function makeLog(service: string, level: string): Log {
  const logger: Logger = pino({
    level,
    base: { service },
    redact: secrets.flatMap((name) => [name, `*.${name}`]),
    mixin: () => ({ requestId: currentContext()?.requestId }),
  });
  return {
    info: (facts, text) => logger.info(facts, text),
    warn: (facts, text) => logger.warn(facts, text),
    error: (facts, text) => logger.error(facts, text),
  };
}
