import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { dashboardOf, paths } from '../../lib/paths';
import { isGone } from '../../lib/problem';
import { query } from '../../lib/query';
import { useUser } from '../../lib/use-session';
import { ErrorState } from '../../ui/error-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { LoadingPage } from '../../ui/loading-page';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';

/** Leads from a classroom link, or a code, to the classroom of the user's own lesson. */
export default function ClassroomCodePage() {
  const { t } = useTranslation('classroom');
  const { code = '' } = useParams();
  const user = useUser();
  const lesson = useQuery({ ...query('GET /api/classrooms/:code', { params: { code } }), retry: false });
  if (lesson.data) {
    const { id } = lesson.data;
    return <Navigate to={user?.role === 'teacher' ? paths.teacherClassroom(id) : paths.studentClassroom(id)} replace />;
  }
  if (!lesson.isError) return <LoadingPage />;
  const back = dashboardOf(user?.role ?? null) ?? paths.home;
  return (
    <Page title={t('title')}>
      <Panel>
        {isGone(lesson.error) ? (
          <ErrorState isPage text={lesson.error.message} action={<ButtonLink to={back}>{t('back')}</ButtonLink>} />
        ) : (
          <FetchError of={lesson} text={t('failed')} />
        )}
      </Panel>
    </Page>
  );
}
