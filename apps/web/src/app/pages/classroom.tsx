import { useState } from 'react';
import { Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Lesson } from '@somo/contracts/lessons';
import type { SessionUser } from '@somo/contracts/people';
import { attendanceOf } from '../../features/classroom/attendance-details';
import { Classroom } from '../../features/classroom/classroom';
import type { RoomPanel } from '../../features/classroom/room-panels';
import { AfterLesson } from '../../features/lessons/after-lesson';
import { ReportButton, useProblemReport } from '../../features/lessons/report-problem';
import { useFilesOf } from '../../features/materials/use-files-of';
import { Materials } from '../../features/materials/materials';
import { fileSender } from '../../features/materials/file-sender';
import { useSending } from '../../features/materials/use-sending';
import { GuardianSwitch } from '../../features/recording/guardian-switch';
import { RecordControl } from '../../features/recording/record-control';
import { RoomRecording } from '../../features/recording/room-recording';
import { SessionNotes } from '../../features/lessons/session-notes';
import { Conversation } from '../../features/messages/conversation';
import { Reporting } from '../../features/messages/reporting';
import { useUnread } from '../../features/messages/use-unread';
import { dashboardOf, paths } from '../../lib/paths';
import { isGone } from '../../lib/problem';
import { query } from '../../lib/query';
import { useUser, useZone } from '../../lib/use-session';
import { ErrorState } from '../../ui/error-state';
import { SendsFiles } from '../../ui/files/sends-files';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { lessonReviewOf } from '../lesson-review';
import { Page } from '../../ui/page';
import { usePageTitle } from '../../ui/use-page-title';
import { useReport } from '../use-report';

export default function ClassroomPage() {
  const { t } = useTranslation('classroom');
  const { lessonId = '' } = useParams();
  const user = useUser();
  const lesson = useQuery(query('GET /api/lessons/:id', { params: { id: lessonId } }));
  if (lesson.data && user) return <OwnClassroom key={lessonId} lesson={lesson.data} user={user} />;
  const back = <ButtonLink to={dashboardOf(user?.role ?? null) ?? paths.home}>{t('back')}</ButtonLink>;
  return (
    <Page title={t('title')} h="full" overflowY="auto">
      {isGone(lesson.error) ? (
        <ErrorState isPage text={lesson.error.message} action={back} />
      ) : lesson.isError ? (
        <FetchError of={lesson} text={t('failed')} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton h="10" mb="5" />
          <Skeleton h="80" borderRadius="l3" />
        </Loading>
      )}
    </Page>
  );
}

/** The classroom of a lesson of the user's own, with the conversation of its two people and its notes. */
function OwnClassroom({ lesson, user }: { lesson: Lesson; user: SessionUser }) {
  const { t } = useTranslation(['classroom', 'common']);
  const zone = useZone();
  const side = user.role === 'teacher' ? 'teacher' : 'student';
  const other = side === 'student' ? lesson.teacher : lesson.student;
  const name = other.firstName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const [panel, setPanel] = useState<RoomPanel | null>(null);
  const unread = useUnread(user.id, other.id, panel === 'chat');
  const files = useFilesOf(lesson.id, other.id);
  const sending = useSending(lesson.id);
  const { report, dialog } = useReport();
  usePageTitle(t('title'));
  const evidence = attendanceOf(lesson, { open: true });
  const problem = useProblemReport({ lesson, side, zone, evidence });
  const notes = <SessionNotes lesson={lesson} side={side} userId={user.id} />;
  const materials = (onShow?: (materialId: string) => void, shown?: string) => (
    <Materials
      lessonId={lesson.id}
      userId={user.id}
      otherName={name}
      mayAdd={lesson.displayStatus !== 'cancelled'}
      sending={sending}
      {...{ onShow, shown }}
    />
  );
  return (
    <>
      <Reporting value={report}>
        <SendsFiles value={fileSender(sending)}>
          <Classroom
            place={{ lesson, side, me: user, other, name, zone, back: dashboardOf(side) ?? paths.home }}
            parts={{
              panel,
              onPanel: setPanel,
              chat: (isVisible) => <Conversation user={user} other={other} lessonId={lesson.id} zone={zone} isVisible={isVisible} />,
              unread,
              notes,
              materials,
              files,
              recording: {
                room: (call) => <RoomRecording {...call} lessonId={lesson.id} userId={user.id} name={name} />,
                control: (now) => <RecordControl {...now} lessonId={lesson.id} userId={user.id} name={name} />,
                guardian: lesson.learner && (
                  <GuardianSwitch lessonId={lesson.id} learner={lesson.learner.firstName} isGuardian={side === 'student'} />
                ),
              },
              report: <ReportButton lesson={lesson} onOpen={problem.open} />,
              after: (head) => (
                <AfterLesson
                  {...{ lesson, side, zone, name, notes, evidence, head }}
                  materials={materials()}
                  review={lessonReviewOf(side)}
                />
              ),
            }}
          />
        </SendsFiles>
      </Reporting>
      {dialog}
      {problem.dialog}
    </>
  );
}
