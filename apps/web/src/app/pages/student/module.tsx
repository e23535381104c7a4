import { Box, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useModule } from '../../../features/modules/api/get-module';
import { LessonList } from '../../../features/modules/lesson-list';
import { ModuleHead } from '../../../features/modules/module-head';
import { ModuleTeachers } from '../../../features/teachers/module-teachers';
import { paths } from '../../../lib/paths';
import { isGone } from '../../../lib/problem';
import { EmptyState } from '../../../ui/empty-state';
import { FetchError } from '../../../ui/fetch-error';
import { ButtonLink } from '../../../ui/links';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';

/** A learning module: what it is about, its lessons with the student's progress, and who teaches it. */
export default function StudentModule() {
  const { t } = useTranslation('modules');
  const { moduleId = '' } = useParams();
  const query = useModule(moduleId);
  const module = query.data;
  if (isGone(query.error))
    return (
      <Page title={t('notFound')}>
        <EmptyState
          heading
          drawing="cloud"
          title={t('notFound')}
          text={t('notFoundText')}
          action={<ButtonLink to={paths.findTeachers}>{t('findTeachers')}</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page title={module?.name ?? t('loading')}>
      {query.isPending && (
        <Panel>
          <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
            <Skeleton h="9" w="2/3" />
            <Skeleton h="6" />
            <Skeleton h="40" />
          </Loading>
        </Panel>
      )}
      <FetchError of={query} text={t('failed')} />
      {module && (
        <Box
          display="grid"
          gap="6"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
        >
          <Box display="grid" gap="6">
            <ModuleHead module={module} />
            <LessonList module={module} />
          </Box>
          <ModuleTeachers module={module} />
        </Box>
      )}
    </Page>
  );
}
