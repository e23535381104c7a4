import { Badge, Box, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { FoundAccount } from '@somo/contracts/operators-search';
import { paths } from '../../lib/paths';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { Cell, Row, Table } from '../../ui/table';
import { useOperatorSearch } from './api/search-operations';

/** The people that a search finds. */
export function FoundPeople({ q }: { q: string }) {
  const { t } = useTranslation('operations');
  const found = useOperatorSearch(q);
  const people = found.data?.people ?? [];
  const columns = (['name', 'email', 'role', 'status'] as const).map((name) => ({ name: t(`people.columns.${name}`) }));
  if (q === '')
    return (
      <Panel>
        <EmptyState drawing="list" title={t('people.start')} text={t('people.startText')} />
      </Panel>
    );
  return (
    <>
      {found.isPending && (
        <Loading label={t('people.loading')}>
          <Skeleton h="32" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={found} text={t('people.failed')} />
      {found.data && people.length === 0 && (
        <Panel>
          <EmptyState drawing="search" title={t('people.none')} text={t('people.noneText')} />
        </Panel>
      )}
      {people.length > 0 && (
        <Panel p="0">
          <Table label={t('people.title')} columns={columns}>
            <Each of={people} as="tr">
              {(account) => <PersonRow account={account} />}
            </Each>
          </Table>
        </Panel>
      )}
    </>
  );
}

function PersonRow({ account }: { account: FoundAccount }) {
  const { t } = useTranslation('operations');
  const standing = account.suspended ? 'suspended' : account.restricted ? 'restricted' : 'active';
  return (
    <Row areas={'"name status" "email email" "role role"'} alignItems="center">
      <Cell area="name" fontWeight="semibold">
        <Box display="flex" alignItems="center" gap="3" minW="0">
          <PersonAvatar person={account} size="9" />
          <TextLink to={paths.adminPerson(account.id)}>
            {account.fullName === '' ? t('search.unnamed') : <Stored>{account.fullName}</Stored>}
          </TextLink>
        </Box>
      </Cell>
      <Cell area="email" color="fg.muted">
        <Stored>{account.email}</Stored>
      </Cell>
      <Cell area="role">{t(`search.roles.${account.role ?? 'none'}`)}</Cell>
      <Cell area="status">
        <Badge size="sm" colorPalette={({ suspended: 'clay', restricted: 'sun', active: 'leaf' } as const)[standing]}>
          {standing === 'suspended' ? t('search.suspended') : t(`people.${standing}`)}
        </Badge>
      </Cell>
    </Row>
  );
}
