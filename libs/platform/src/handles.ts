import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { AskName, Asks } from '@somo/contracts/asks/map';
import type { By, Caller } from '@somo/contracts/caller';
import type { RefusalCode } from '@somo/contracts/refusals';

const handledKey = Symbol('somo:handles');

/**
 * Refusals that any ask may return, so handlers need not declare them: the caller is not accepted, the input is invalid, or a service is
 * unavailable. A handler may still declare one that is an outcome of its own: `session-ended`, when a session is refreshed.
 */
const generalRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  ...([
    'not-signed-in',
    'session-ended',
    'not-allowed',
    'wrong-role',
    'operator-role-needed',
    'onboarding-needed',
    'two-step-needed',
  ] as const),
  ...(['malformed-request', 'invalid-input', 'too-large'] as const),
  ...(['service-unavailable', 'too-slow'] as const),
]);

export interface HandlesOptions {
  by: readonly [By, ...By[]];
  /** The refusals of this handler, and those of the asks it makes, if they reach the caller. */
  refuses?: readonly RefusalCode[];
  /** The class of contracts whose decorators check the input, or a part of it, before the handler runs. */
  input?: new () => object;
}

interface HandledAsk extends HandlesOptions {
  name: AskName;
}

/** Marks `run` as the one handler of an ask. A wrong name, input, answer or refusal or a missing `by` does not compile. */
export function Handles<K extends AskName>(name: K, options: HandlesOptions & { input?: new () => Partial<Asks[K]['in']> }) {
  return <F extends (input: Asks[K]['in'], caller: Caller) => Promise<Asks[K]['out']>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    MessagePattern<string>(name, { ...options })(target, key, descriptor);
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    Reflect.defineMetadata(handledKey, { name, ...options } satisfies HandledAsk, descriptor.value as object);
  };
}

/** Returns the asks that the handlers of a service's module answer. */
export function asksHandledBy(module: object): HandledAsk[] {
  const controllers = (Reflect.getMetadata('controllers', module) ?? []) as { prototype: { run?: object } }[];
  return controllers.flatMap(({ prototype: { run } }) => (run && (Reflect.getMetadata(handledKey, run) as HandledAsk | undefined)) ?? []);
}

export function mayRefuse({ refuses = [] }: Pick<HandlesOptions, 'refuses'>, code: RefusalCode): boolean {
  return refuses.includes(code) || generalRefusals.has(code);
}
