import { Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Classroom } from '../../features/classroom/classroom';
import { ClassroomHead } from '../../features/classroom/classroom-head';
import { SessionNotes } from '../../features/lessons/session-notes';
import { ConversationPanel } from '../../features/messages/conversation-panel';
import { dashboardOf } from '../../lib/paths';
import { isGone } from '../../lib/problem';
import { query } from '../../lib/query';
import { useUser, useZone } from '../../lib/use-session';
import { ErrorState } from '../../ui/error-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';

export default function ClassroomPage() {
  const { t } = useTranslation('classroom');
  const { lessonId = '' } = useParams();
  const user = useUser();
  const zone = useZone();
  const lesson = useQuery(query('GET /api/lessons/:id', { params: { id: lessonId } }));
  const side = user?.role === 'teacher' ? 'teacher' : 'student';
  const back = dashboardOf(side) ?? '/';
  return (
    <Page title={t('title')}>
      {lesson.data && user ? (
        <>
          <ClassroomHead lesson={lesson.data} zone={zone} back={back} />
          <Classroom
            key={lessonId}
            lesson={lesson.data}
            user={user}
            side={side}
            zone={zone}
            chat={(isVisible) => (
              <ConversationPanel
                user={user}
                other={side === 'student' ? lesson.data.teacher : lesson.data.student}
                lessonId={lessonId}
                zone={zone}
                isVisible={isVisible}
              />
            )}
            notes={<SessionNotes lesson={lesson.data} side={side} />}
          />
        </>
      ) : isGone(lesson.error) ? (
        <Panel>
          <ErrorState isPage text={lesson.error.message} action={<ButtonLink to={back}>{t('back')}</ButtonLink>} />
        </Panel>
      ) : lesson.isError ? (
        <Panel>
          <FetchError of={lesson} text={t('failed')} />
        </Panel>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton h="16" mb="5" />
          <Skeleton h="80" borderRadius="l3" />
        </Loading>
      )}
    </Page>
  );
}
