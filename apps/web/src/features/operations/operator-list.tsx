import { Badge, Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Operator } from '@somo/contracts/operators';
import { query } from '../../lib/query';
import { useUser } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';
import { Cell, Row, Table } from '../../ui/table';
import type { OperatorAct } from './operator-dialog';
import { useMoment } from './use-moment';

/** All operators, by email address. */
export function OperatorList({ onAct }: { onAct: (act: OperatorAct) => void }) {
  const { t } = useTranslation('operations');
  const list = useQuery(query('GET /api/admin/operators'));
  const shown = (['email', 'roles', 'twoStep', 'lastSeen'] as const).map((name) => ({ name: t(`roles.columns.${name}`) }));
  return (
    <>
      {list.isPending && (
        <Loading label={t('roles.loading')}>
          <Skeleton h="40" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={list} text={t('roles.failed')} />
      {list.data && (
        <Panel p="0">
          <Table label={t('roles.title')} columns={[...shown, { name: t('roles.columns.actions'), hidden: true }]}>
            <Each of={list.data.items.map((operator) => ({ id: operator.userId, ...operator }))} as="tr">
              {(operator) => <OperatorRow operator={operator} onAct={onAct} />}
            </Each>
          </Table>
        </Panel>
      )}
    </>
  );
}

function OperatorRow({ operator, onAct }: { operator: Operator; onAct: (act: OperatorAct) => void }) {
  const { t } = useTranslation('operations');
  const moment = useMoment();
  const { userId, email, roles, twoStep, suspended, lastSeenAt } = operator;
  const isMe = useUser()?.id === userId;
  return (
    <Row areas={'"email" "roles" "twoStep" "lastSeen" "actions"'}>
      <Cell area="email" fontWeight="semibold" overflowWrap="anywhere">
        <Stored>{email}</Stored>
        {isMe && (
          <Text as="span" color="fg.muted" fontWeight="normal" ms="2">
            {t('roles.you')}
          </Text>
        )}
      </Cell>
      <Cell area="roles">
        <Box display="flex" flexWrap="wrap" gap="1.5">
          {roles.map((role) => (
            <Badge
              key={role}
              size="sm"
              colorPalette={role === 'admin' ? 'brand' : 'sand'}
              variant={role === 'admin' ? 'subtle' : 'outline'}
            >
              {t(`roles.names.${role}`)}
            </Badge>
          ))}
          {roles.length === 0 && <Text color="fg.muted">{t('roles.none')}</Text>}
          {suspended && (
            <Badge size="sm" colorPalette="clay">
              {t('search.suspended')}
            </Badge>
          )}
        </Box>
      </Cell>
      <Cell area="twoStep" color={twoStep ? undefined : 'clay.fg'}>
        <Text as="span" hideFrom="md">{`${t('roles.columns.twoStep')}: `}</Text>
        {t(twoStep ? 'roles.twoStepOn' : 'roles.twoStepOff')}
      </Cell>
      <Cell area="lastSeen" color="fg.muted">
        <Text as="span" hideFrom="md">{`${t('roles.columns.lastSeen')}: `}</Text>
        {lastSeenAt ? moment(lastSeenAt) : t('account.never')}
      </Cell>
      <Cell area="actions">
        <Box display="flex" flexWrap="wrap" gap="2" mt={{ base: '2', md: '0' }} justifyContent={{ base: 'start', md: 'end' }}>
          <Button
            id={`change-${userId}`}
            size="sm"
            minH={{ base: '11', md: '9' }}
            variant="outline"
            aria-label={t('roles.changeOf', { email })}
            onClick={() => onAct({ kind: 'change', operator })}
          >
            {t('roles.change')}
          </Button>
          <Button
            id={`remove-${userId}`}
            size="sm"
            minH={{ base: '11', md: '9' }}
            variant="outline"
            colorPalette="clay"
            aria-label={t('roles.removeOf', { email })}
            onClick={() => onAct({ kind: 'remove', operator })}
          >
            {t('roles.remove')}
          </Button>
        </Box>
      </Cell>
    </Row>
  );
}
