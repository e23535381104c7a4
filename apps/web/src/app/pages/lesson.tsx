import { Stack } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { AttendanceList } from '../../features/classroom/attendance';
import { attendanceOf } from '../../features/classroom/attendance-details';
import { BoardOfLesson, useHasBoard } from '../../features/classroom/board/saved/board-of-lesson';
import { useLesson } from '../../features/lessons/api/get-lesson';
import { LessonPage } from '../../features/lessons/page/lesson-page';
import { LessonSkeleton } from '../../features/lessons/page/lesson-skeleton';
import { Materials } from '../../features/materials/materials';
import { fileSender } from '../../features/materials/file-sender';
import { useSending } from '../../features/materials/use-sending';
import { GuardianSwitch } from '../../features/recording/guardian-switch';
import { Recordings } from '../../features/recording/recordings';
import { lessonMoney } from '../../features/payments/lesson-money';
import { LessonPrice } from '../../features/payments/lesson-price';
import { fullDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { isGone } from '../../lib/problem';
import { query } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useUser, useZone } from '../../lib/use-session';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { FetchError } from '../../ui/fetch-error';
import { SendsFiles } from '../../ui/files/sends-files';
import { ButtonLink } from '../../ui/links';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { lessonReviewOf } from '../lesson-review';

/** The page of one lesson, for its student and its teacher; under an id that it had before it was moved, it leads to where it is now. */
export default function LessonPlace() {
  const { t } = useTranslation(['lesson', 'lessons', 'common']);
  const { lessonId = '' } = useParams();
  const asksToRate = useSearchParams()[0].has('rate');
  const now = useNow(5_000);
  const zone = useZone();
  const user = useUser();
  const side = user?.role === 'teacher' ? 'teacher' : 'student';
  const lesson = useLesson(lessonId);
  const sending = useSending(lesson.data?.id ?? lessonId);
  const history = useQuery(query('GET /api/lessons/:id/history', { params: { id: lessonId } }));
  const isCancelled = lesson.data?.displayStatus === 'cancelled';
  const cancelledAt = lesson.data?.cancelledAt;
  const neverBegan = lesson.data && cancelledAt ? fromInstant(cancelledAt) <= fromInstant(lesson.data.startsAt) : false;
  const files = useQuery({ ...query('GET /api/lessons/:id/materials', { params: { id: lessonId } }), enabled: isCancelled });
  const hasBoard = useHasBoard(lessonId, lesson.data !== undefined && fromInstant(lesson.data.startsAt) <= now);
  const list = side === 'student' ? paths.studentLessons : paths.teacherLessons;
  const moved = lesson.data?.successorId;
  if (moved) {
    const latest = history.data?.lessonId ?? lessonId;
    const to = latest !== lessonId ? latest : history.isFetching ? null : moved;
    if (to) return <Navigate to={asksToRate ? paths.rateLesson(to) : paths.lesson(to)} replace />;
  }
  if (lesson.isError && isGone(lesson.error)) {
    const away = <ButtonLink to={list}>{t('toLessons')}</ButtonLink>;
    return (
      <Page title={t('notFound')}>
        <Panel>
          <EmptyState heading drawing="search" title={t('notFound')} text={t('notFoundText')} action={away} />
        </Panel>
      </Page>
    );
  }
  const nameOf = ({ teacher, student }: Lesson) =>
    side === 'student' ? teacher.firstName || t('common:unknownTeacher') : student.firstName || t('common:unknownStudent');
  const data = moved ? undefined : lesson.data;
  const subject = data && (subjectName(data.subject) || t(side === 'teacher' ? 'lessons:generalLesson' : 'lessons:general'));
  return (
    <Page title={data ? t('title', { subject, day: fullDate(data.startsAt, zone) }) : t('loading')}>
      <ButtonLink
        to={list}
        variant="ghost"
        size="sm"
        ms="-3"
        mt={{ base: '-4', lg: '0' }}
        mb={{ base: '1', lg: '3' }}
        minH={{ base: '11', lg: '9' }}
      >
        <ArrowLeft aria-hidden />
        {t('back')}
      </ButtonLink>
      {data ? (
        <FetchError of={lesson} text={t('failed')} />
      ) : (
        lesson.isError && <ErrorState isPage text={t('failed')} retry={lesson.refetch} />
      )}
      {!data && !lesson.isError && <LessonSkeleton />}
      {data && (
        <LessonPage
          lesson={data}
          history={history}
          {...{ side, now, zone, asksToRate }}
          parts={{
            money: lessonMoney(side),
            price: <LessonPrice lesson={data} side={side} />,
            review: lessonReviewOf(side),
            materials:
              !user || (isCancelled && files.data?.items.length === 0) ? null : (
                <Materials lessonId={data.id} userId={user.id} otherName={nameOf(data)} mayAdd={!isCancelled} sending={sending} />
              ),
            board: hasBoard ? (
              <SendsFiles value={fileSender(sending)}>
                <BoardOfLesson lesson={data} zone={zone} name={nameOf(data)} />
              </SendsFiles>
            ) : null,
            recording: user && !neverBegan && (
              <Stack gap="5">
                {data.learner && <GuardianSwitch lessonId={data.id} learner={data.learner.firstName} isGuardian={side === 'student'} />}
                <Recordings lessonId={data.id} userId={user.id} name={nameOf(data)} zone={zone} isOver={fromInstant(data.endsAt) <= now} />
              </Stack>
            ),
            attendance: attendanceOf,
            attended: <AttendanceList lesson={data} zone={zone} isOpen brief />,
          }}
        />
      )}
    </Page>
  );
}
