import { Skeleton, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AuditEntry } from '@somo/contracts/operators';
import { dateOf, listText, money, timeOf } from '../../lib/format';
import { pages } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { Cell, Row, Table } from '../../ui/table';
import { auditQuery, readAuditFilter, writeAuditFilter } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { AuditedAct } from './audited-act';
import { refusalSentence } from '../../i18n/refusal-sentence';

interface Props {
  /** The id of an account, to see its entries only. */
  about?: string;
  /** Offers to choose who did what, and when. */
  filtered?: boolean;
  /** What an empty list adds. */
  empty?: string;
}

/** The audit log, newest first. */
export function AuditList({ about, filtered = false, empty }: Props) {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const filter = filtered ? readAuditFilter(search) : {};
  const isNarrow = Object.values(filter).some(Boolean);
  const now = useNow();
  const query = about === undefined ? auditQuery(filter, now) : { about };
  const list = useInfiniteQuery(pages('GET /api/admin/audit', { query }));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const columns = (['action', 'operator', 'when'] as const).map((name) => ({ name: t(`audit.columns.${name}`) }));
  return (
    <>
      {filtered && (isNarrow || list.isPending || items.length > 0) && (
        <AuditFilters
          filter={filter}
          operators={items.flatMap(({ operatorEmail }) => operatorEmail ?? [])}
          onChange={(next) => setSearch(writeAuditFilter(next), { replace: true, preventScrollReset: true })}
        />
      )}
      {list.isPending && (
        <Loading label={t('audit.loading')}>
          <Panel display="flex" flexDirection="column" gap="5">
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} h="6" />
            ))}
          </Panel>
        </Loading>
      )}
      <FetchError of={list} text={t('audit.failed')} />
      {list.data && !list.isError && items.length === 0 && (
        <Panel>
          {about === undefined ? (
            <EmptyState drawing="list" title={t(isNarrow ? 'audit.emptyOf' : 'audit.empty')} text={isNarrow ? undefined : empty} />
          ) : (
            <Text color="fg.muted">{empty}</Text>
          )}
        </Panel>
      )}
      {items.length > 0 && (
        <Panel p="0">
          <Table label={t('audit.title')} columns={columns}>
            <Each of={items} as="tr">
              {(entry) => <AuditRow entry={entry} linked={about === undefined} />}
            </Each>
          </Table>
        </Panel>
      )}
      <ShowMore of={list} />
    </>
  );
}

function AuditRow({ entry, linked }: { entry: AuditEntry; linked: boolean }) {
  const { t } = useTranslation(['operations', 'common']);
  const zone = useZone();
  return (
    <Row areas={'"action" "operator" "when"'} verticalAlign="top">
      <Cell area="action" verticalAlign="top">
        <AuditedAct entry={entry} linked={linked} />
        {entry.amountCents !== null && <Text fontVariantNumeric="tabular-nums">{money(entry.amountCents)}</Text>}
        {entry.refused !== null && <Text color="clay.fg">{t('audit.refused', { why: refusalSentence(entry.refused) })}</Text>}
        {entry.roles && entry.roles.length > 0 && (
          <Text>{t('audit.rolesNow', { roles: listText(entry.roles.map((role) => t(`roles.names.${role}`))) })}</Text>
        )}
        {entry.note !== '' && (
          <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap" maxW="65ch">
            <bdi>{entry.note}</bdi>
          </Text>
        )}
      </Cell>
      <Cell area="operator" verticalAlign="top" overflowWrap="anywhere">
        {entry.operatorId === null ? t('audit.commandLine') : <bdi>{entry.operatorEmail ?? entry.operatorId}</bdi>}
      </Cell>
      <Cell area="when" color="fg.muted" verticalAlign="top" whiteSpace={{ md: 'nowrap' }}>
        {t('common:dayAtTime', { day: dateOf(entry.at, zone), time: timeOf(entry.at, zone) })}
      </Cell>
    </Row>
  );
}
