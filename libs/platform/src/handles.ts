import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { AskName, Asks } from '@somo/contracts/asks/map';
import type { By, Caller } from '@somo/contracts/caller';

export interface HandlesOptions {
  by: readonly [By, ...By[]];
}

/** Marks `run` as the only handler of an ask. A wrong name, input or answer, or a missing `by`, does not compile. */
export function Handles<K extends AskName>(name: K, options: HandlesOptions) {
  return <F extends (input: Asks[K]['in'], caller: Caller) => Promise<Asks[K]['out']>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    MessagePattern<string>(name, { ...options })(target, key, descriptor);
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
  };
}
