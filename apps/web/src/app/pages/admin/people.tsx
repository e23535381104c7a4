import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readAccountFilter, writeAccountFilter } from '../../../features/operations/account-filter';
import { FoundPeople } from '../../../features/operations/found-people';
import { PeopleList } from '../../../features/operations/people-list';
import { SearchForm } from '../../../features/operations/search-form';
import { leaveButton, listMark } from '../../../lib/focus-spot';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminPeople() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const q = (search.get('q') ?? '').trim();
  const show = (next: Record<string, string>, replace = false) => setSearch(next, { replace, preventScrollReset: true });
  return (
    <Page title={t('people.title')}>
      <PageHeader title={t('people.title')} text={t('people.text')} />
      <Box mb="6">
        <SearchForm
          key={q}
          searched={q}
          label={t('people.label')}
          hint={t('people.hint')}
          onSearch={(text) => show(text ? { q: text } : {})}
        />
      </Box>
      <Box {...listMark} tabIndex={-1} outline="0">
        {q ? (
          <FoundPeople q={q} onClear={() => leaveButton(() => show({}))} />
        ) : (
          <PeopleList filter={readAccountFilter(search)} onFilter={(filter) => show(writeAccountFilter(filter), true)} />
        )}
      </Box>
    </Page>
  );
}
