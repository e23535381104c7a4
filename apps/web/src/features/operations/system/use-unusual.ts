import { useTranslation } from 'react-i18next';
import type { SystemState } from '@somo/contracts/system';
import { useAge } from './use-age';

type Service = SystemState['services'][number];

/** A worker takes a job within seconds, unless it is not there or has more to do than it can. */
const longSeconds = 60;
/** A service that runs receives thousands of events a minute. */
const manyEvents = 1_000;

/** Returns a function that says what is unusual about the queues of a service, and what to do; nothing on a good day. */
export function useUnusual(): (service: Service) => string[] {
  const { t } = useTranslation('operations');
  const ageOf = useAge();
  return ({ service, queue, stream }) =>
    [
      queue === null && t('system.queues.unread', { service }),
      queue !== null && queue.oldestSeconds > longSeconds && t('system.queues.waits', { service, age: ageOf(queue.oldestSeconds) }),
      queue !== null && queue.failed > 0 && t('system.queues.foreign', { service, count: queue.failed }),
      stream === null && t('system.queues.noStream', { service }),
      stream != null && stream.pending > manyEvents && t('system.queues.behind', { service, count: stream.pending }),
      stream != null && stream.redelivered > 0 && t('system.queues.again', { service, count: stream.redelivered }),
    ].filter((line) => line !== false);
}
