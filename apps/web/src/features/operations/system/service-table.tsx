import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BacklogKind, SystemState, Waiting } from '@somo/contracts/system';
import { relativeTime } from '../../../lib/relative-time';
import { useNow } from '../../../lib/use-now';
import { Fold } from '../../../ui/fold';
import { Panel } from '../../../ui/panel';
import { Cell, Row, Table } from '../../../ui/table';
import { QuietLine } from '../quiet-line';
import { useAge } from './use-age';

const columns = {
  unsent: 'outbox_unsent',
  retrying: 'inbox_waiting',
  late: 'jobs_overdue',
  failing: 'jobs_failing',
} as const satisfies Record<string, BacklogKind>;
const names = Object.keys(columns) as (keyof typeof columns)[];

/** What waits in which service, and which services do not answer; those where nothing waits are folded. */
export function ServiceTable({ system: { services, silent } }: { system: SystemState }) {
  const { t } = useTranslation('operations');
  const busy = services.filter(({ waiting }) => names.some((name) => waiting.some(({ kind, rows }) => kind === columns[name] && rows > 0)));
  return (
    <Panel as="section" aria-labelledby="system-services" p="0">
      <Box px={{ base: '5', md: '6' }} pt={{ base: '5', md: '6' }} pb="1">
        <Heading as="h2" size="md" id="system-services">
          {t('system.services')}
        </Heading>
        {busy.length === 0 && silent.length === 0 && <QuietLine>{t('system.running', { count: services.length })}</QuietLine>}
      </Box>
      {(busy.length > 0 || silent.length > 0) && <Services label={t('system.services')} services={busy} silent={silent} />}
      {services.length > 0 && (
        <Fold title={<Text color="brand.fg">{t('system.allServices')}</Text>} summary={{ px: { base: '5', md: '6' } }}>
          <Services label={t('system.allServices')} services={services} silent={silent} />
        </Fold>
      )}
    </Panel>
  );
}

function Services({ label, services, silent }: Pick<SystemState, 'services' | 'silent'> & { label: string }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  return (
    <Table label={label} columns={(['service', 'since', ...names] as const).map((name) => ({ name: t(`system.columns.${name}`) }))}>
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
  );
}

/** How many rows wait, and how long the oldest has. */
function Count({ of }: { of: Waiting | undefined }) {
  const { t } = useTranslation('operations');
  const ageOf = useAge();
  if (!of || of.rows === 0) return <Text as="span">0</Text>;
  return <Text as="span">{t('system.oldest', { rows: of.rows, age: ageOf(of.oldestSeconds) })}</Text>;
}
