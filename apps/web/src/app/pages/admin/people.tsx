import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FoundPeople } from '../../../features/operations/found-people';
import { SearchForm } from '../../../features/operations/search-form';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminPeople() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const q = (search.get('q') ?? '').trim();
  return (
    <Page title={t('people.title')}>
      <PageHeader title={t('people.title')} text={t('people.text')} />
      <Box mb="6">
        <SearchForm
          key={q}
          searched={q}
          label={t('people.label')}
          hint={t('people.hint')}
          onSearch={(text) => setSearch(text ? { q: text } : {}, { preventScrollReset: true })}
        />
      </Box>
      <FoundPeople q={q} />
    </Page>
  );
}
