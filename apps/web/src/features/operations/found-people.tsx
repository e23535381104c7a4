import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Panel } from '../../ui/panel';
import { useOperatorSearch } from './api/search-operations';
import { PeopleLoading } from './people-loading';
import { PeopleTable } from './people-table';

/** The people that a search finds. */
export function FoundPeople({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation('operations');
  const found = useOperatorSearch(q);
  const people = found.data?.people ?? [];
  return (
    <>
      {found.isPending && <PeopleLoading label={t('people.loading')} />}
      <FetchError of={found} text={t('people.failed')} />
      {found.data && people.length === 0 && (
        <Panel>
          <EmptyState
            drawing="search"
            title={t('people.none')}
            text={t('people.noneText')}
            action={
              <Button variant="outline" onClick={onClear}>
                {t('people.showAll')}
              </Button>
            }
          />
        </Panel>
      )}
      {people.length > 0 && (
        <>
          <Button variant="plain" px="0" minH="11" mb="1" onClick={onClear}>
            {t('people.showAll')}
          </Button>
          <PeopleTable people={people} />
        </>
      )}
    </>
  );
}
