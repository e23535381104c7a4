import { Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BacklogKind, SystemState, Waiting } from '@somo/contracts/system';
import { relativeTime } from '../../../lib/relative-time';
import { useNow } from '../../../lib/use-now';
import { Panel } from '../../../ui/panel';
import { Cell, Row, Table } from '../../../ui/table';
import { useAge } from './use-age';

const columns = {
  unsent: 'outbox_unsent',
  retrying: 'inbox_waiting',
  late: 'jobs_overdue',
  failing: 'jobs_failing',
} as const satisfies Record<string, BacklogKind>;
const names = Object.keys(columns) as (keyof typeof columns)[];

/** What waits in each service, and which services do not answer. */
export function ServiceTable({ system: { services, silent } }: { system: SystemState }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  return (
    <Panel as="section" aria-labelledby="system-services" p="0">
      <Heading as="h2" size="md" id="system-services" px="6" pt="6">
        {t('system.services')}
      </Heading>
      <Table
        label={t('system.services')}
        columns={(['service', 'since', ...names] as const).map((name) => ({ name: t(`system.columns.${name}`) }))}
      >
        {silent.map((service) => (
          <Row key={service} areas={'"service" "since"'}>
            <Cell area="service" fontWeight="semibold">
              {service}
            </Cell>
            <Cell area="since" color="clay.fg" fontWeight="semibold">
              {t('system.silent')}
            </Cell>
          </Row>
        ))}
        {services.map(({ service, startedAt, waiting }) => (
          <Row key={service} areas={'"service since" "unsent retrying" "late failing"'}>
            <Cell area="service" fontWeight="semibold">
              {service}
            </Cell>
            <Cell area="since" label={t('system.columns.since')}>
              {relativeTime(startedAt, now, common)}
            </Cell>
            {names.map((name) => (
              <Cell key={name} area={name} label={t(`system.columns.${name}`)}>
                <Count of={waiting.find(({ kind }) => kind === columns[name])} />
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </Panel>
  );
}

/** How many rows wait, and how long the oldest has. */
function Count({ of }: { of: Waiting | undefined }) {
  const { t } = useTranslation('operations');
  const ageOf = useAge();
  if (!of || of.rows === 0) return <Text as="span">0</Text>;
  return <Text as="span">{t('system.oldest', { rows: of.rows, age: ageOf(of.oldestSeconds) })}</Text>;
}
