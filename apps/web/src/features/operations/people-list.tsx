import { Button } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leaveButton } from '../../lib/focus-spot';
import { pages } from '../../lib/query';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { accountQuery, type AccountFilter } from './account-filter';
import { PeopleFilters } from './people-filters';
import { PeopleLoading } from './people-loading';
import { PeopleTable } from './people-table';

interface Props {
  filter: AccountFilter;
  onFilter: (filter: AccountFilter) => void;
}

/** Everybody with an account, newest first. */
export function PeopleList({ filter, onFilter }: Props) {
  const { t } = useTranslation('operations');
  const list = useInfiniteQuery(pages('GET /api/admin/people', { query: accountQuery(filter) }));
  const people = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <PeopleFilters filter={filter} onChange={onFilter} />
      {list.isPending && <PeopleLoading label={t('people.listLoading')} />}
      <FetchError of={list} text={t('people.listFailed')} />
      {list.data && !list.isError && !list.hasNextPage && people.length === 0 && (
        <Panel>
          <EmptyState
            drawing="search"
            title={t('people.empty')}
            action={
              <Button variant="outline" onClick={() => leaveButton(() => onFilter({}))}>
                {t('people.showAll')}
              </Button>
            }
          />
        </Panel>
      )}
      {people.length > 0 && <PeopleTable people={people} />}
      <ShowMore of={list} />
    </>
  );
}
