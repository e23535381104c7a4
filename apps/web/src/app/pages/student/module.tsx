import { Box, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LessonList } from '../../../features/modules/lesson-list';
import { ModuleHead } from '../../../features/modules/module-head';
import { ModuleTeachers } from '../../../features/teachers/module-teachers';
import { moduleName } from '../../../i18n/names';
import { paths } from '../../../lib/paths';
import { isGone } from '../../../lib/problem';
import { query } from '../../../lib/query';
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
  const found = useQuery(query('GET /api/modules/:id', { params: { id: moduleId } }));
  const module = found.data;
  if (isGone(found.error))
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
    <Page title={(module && moduleName(module.name)) ?? t('loading')}>
      {found.isPending && (
        <Panel>
          <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
            <Skeleton h="9" w="2/3" />
            <Skeleton h="6" />
            <Skeleton h="40" />
          </Loading>
        </Panel>
      )}
      <FetchError of={found} text={t('failed')} />
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
