import { Tabs } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RateTeacher } from '../../../features/reviews/rate-teacher';
import { MyTeachers } from '../../../features/students/my-teachers';
import { FavoriteTeachers } from '../../../features/teachers/favorite-teachers';
import { WaitList } from '../../../features/waits/wait-list';
import { useZone } from '../../../lib/use-session';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

const tabs = ['lessons', 'favorites', 'waits'] as const;

export default function StudentTeachers() {
  const { t } = useTranslation(['students', 'favorites', 'waits']);
  const zone = useZone();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'lessons';
  return (
    <Page title={t('teachersTitle')}>
      <PageHeader title={t('teachersTitle')} text={t('teachersText')} />
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setSearch(value === 'lessons' ? {} : { tab: value }, { replace: true })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List>
          <Tabs.Trigger value="lessons">{t('withLessons')}</Tabs.Trigger>
          <Tabs.Trigger value="favorites">{t('favorites:title')}</Tabs.Trigger>
          <Tabs.Trigger value="waits">{t('waits:tab')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="lessons">
          <MyTeachers rate={(teacher) => <RateTeacher teacher={teacher} zone={zone} />} />
        </Tabs.Content>
        <Tabs.Content value="favorites">
          <FavoriteTeachers />
        </Tabs.Content>
        <Tabs.Content value="waits">
          <WaitList zone={zone} />
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}
