import type { Bus } from '@somo/platform/bus/bus';
import { asksHandledBy, mayRefuse } from '@somo/platform/handles';
import type { Service } from '@somo/platform/service';

/** The same bus, on which an ask fails whose handler refuses with what it does not declare. */
export function checkRefusals<B extends Bus>(bus: B, services: readonly Service[]): B {
  const asks = new Map(services.flatMap(({ module }) => asksHandledBy(module)).map((handled) => [handled.name as string, handled]));
  const ask = bus.ask.bind(bus);
  bus.ask = async (message, timeoutMs) => {
    const answer = await ask(message, timeoutMs);
    const handled = asks.get(message.name);
    if (handled && 'refused' in answer && !mayRefuse(handled, answer.refused))
      throw new Error(`${message.name} refused with ${answer.refused}: its @Handles does not declare that.`);
    return answer;
  };
  return bus;
}
