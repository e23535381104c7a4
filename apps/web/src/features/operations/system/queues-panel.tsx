import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SystemState } from '@somo/contracts/system';
import { numberText } from '../../../lib/format';
import { Fold } from '../../../ui/fold';
import { Panel } from '../../../ui/panel';
import { Cell, Row, Table } from '../../../ui/table';
import { QuietLine } from '../quiet-line';
import { useAge } from './use-age';
import { useUnusual } from './use-unusual';

const states = ['waiting', 'active', 'delayed', 'failed'] as const;
const eventStates = ['pending', 'unacknowledged', 'redelivered'] as const;

/** What the job queues and the stream of events hold, what of it is unusual, and what to do about that. */
export function QueuesPanel({ services, silent }: Pick<SystemState, 'services' | 'silent'>) {
  const { t } = useTranslation('operations');
  const unusual = useUnusual();
  const lines = services.flatMap(unusual);
  const hasStream = services.some(({ stream }) => stream !== undefined);
  const backend = services.find(({ queue }) => queue)?.queue?.backend;
  return (
    <Panel as="section" aria-labelledby="system-queues" p="0">
      <Box px={{ base: '5', md: '6' }} pt={{ base: '5', md: '6' }} pb="1">
        <Heading as="h2" size="md" id="system-queues">
          {t('system.queues.title')}
        </Heading>
        {lines.length === 0 && silent.length === 0 && <QuietLine>{t('system.queues.usual')}</QuietLine>}
        {lines.length > 0 && (
          <Box as="ul" listStyleType="none" display="grid" gap="2" mt="3">
            {lines.map((line) => (
              <Text as="li" key={line} color="clay.fg">
                {line}
              </Text>
            ))}
          </Box>
        )}
      </Box>
      {services.length > 0 && (
        <Fold title={<Text color="brand.fg">{t('system.queues.all')}</Text>} summary={{ px: { base: '5', md: '6' } }}>
          <Text color="fg.muted" px={{ base: '5', md: '6' }}>
            {[backend && t(`system.queues.${backend}`), t(hasStream ? 'system.queues.stream' : 'system.queues.inProcess')]
              .filter(Boolean)
              .join(' ')}
          </Text>
          <QueueTable services={services} hasStream={hasStream} />
        </Fold>
      )}
    </Panel>
  );
}

function QueueTable({ services, hasStream }: { services: SystemState['services']; hasStream: boolean }) {
  const { t } = useTranslation('operations');
  const ageOf = useAge();
  const columns = ['service', ...states, 'oldest', ...(hasStream ? eventStates : [])] as const;
  const areas =
    '"service oldest" "waiting active" "delayed failed"' + (hasStream ? ' "pending unacknowledged" "redelivered redelivered"' : '');
  const name = (column: (typeof columns)[number]) => t(`system.queues.columns.${column}`);
  const counted = <K extends string>(of: Record<K, number> | null | undefined, all: readonly K[]) =>
    all.map((state) => (
      <Cell key={state} area={state} label={name(state as (typeof columns)[number])}>
        {of ? numberText(of[state]) : '–'}
      </Cell>
    ));
  return (
    <Table label={t('system.queues.all')} columns={columns.map((column) => ({ name: name(column) }))}>
      {services.map(({ service, queue, stream }) => (
        <Row key={service} areas={areas}>
          <Cell area="service" fontWeight="semibold">
            {service}
          </Cell>
          {counted(queue, states)}
          <Cell area="oldest" label={name('oldest')}>
            {queue && queue.waiting > 0 ? ageOf(queue.oldestSeconds) : '–'}
          </Cell>
          {hasStream && counted(stream, eventStates)}
        </Row>
      ))}
    </Table>
  );
}
