import { Tabs } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RateTeacher } from '../../../features/reviews/rate-teacher';
import { MyTeachers } from '../../../features/students/my-teachers';
import { FavoriteTeachers } from '../../../features/teachers/favorite-teachers';
import { useZone } from '../../../lib/use-session';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

const favorites = 'favorites';

export default function StudentTeachers() {
  const { t } = useTranslation(['students', 'favorites']);
  const zone = useZone();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === favorites ? favorites : 'lessons';
  return (
    <Page title={t('teachersTitle')} maxW="4xl">
      <PageHeader title={t('teachersTitle')} text={t('teachersText')} />
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setSearch(value === favorites ? { tab: favorites } : {}, { replace: true })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List>
          <Tabs.Trigger value="lessons">{t('withLessons')}</Tabs.Trigger>
          <Tabs.Trigger value={favorites}>{t('favorites:title')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="lessons">
          <MyTeachers rate={(teacher) => <RateTeacher teacher={teacher} zone={zone} />} />
        </Tabs.Content>
        <Tabs.Content value={favorites}>
          <FavoriteTeachers />
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}
