import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LessonsToday } from '../../../features/operations/lessons-today';
import { NeedsAttention } from '../../../features/operations/attention/needs-attention';
import { QueuesButton } from '../../../features/operations/queues-button';
import { SearchForm } from '../../../features/operations/search-form';
import { SystemNotice } from '../../../features/operations/system/system-notice';
import { SearchResults } from '../../../features/operations/search-results';
import { zoneLabel } from '../../../lib/format';
import { useMay } from '../../../lib/use-may';
import { useNow } from '../../../lib/use-now';
import { useZone } from '../../../lib/use-session';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminHome() {
  const { t } = useTranslation(['operations', 'common']);
  const [search, setSearch] = useSearchParams();
  const zone = useZone();
  const now = useNow();
  const may = useMay();
  const mayLessons = may('GET /api/admin/lessons/:id/timeline');
  const q = (search.get('q') ?? '').trim();
  return (
    <Page title={t('home.title')}>
      <PageHeader title={t('home.title')} text={q ? t('search.results', { text: q }) : t('home.text')}>
        {may('GET /api/admin/queues') && <QueuesButton />}
      </PageHeader>
      <Box mb="8">
        <SearchForm
          key={q}
          searched={q}
          label={t(mayLessons ? 'search.label' : 'people.label')}
          hint={t(mayLessons ? 'search.hint' : 'people.hint')}
          onSearch={(text) => setSearch(text ? { q: text } : {}, { preventScrollReset: true })}
        />
      </Box>
      {q ? (
        <>
          <Text color="fg.muted" textStyle="sm" mb="4">
            {t('common:timesIn', { zone: zoneLabel(zone, now) })}
          </Text>
          <SearchResults q={q} />
        </>
      ) : (
        <>
          {may('GET /api/admin/system') && <SystemNotice />}
          <NeedsAttention />
          {may('GET /api/admin/lessons') && <LessonsToday />}
        </>
      )}
    </Page>
  );
}
