import { useState, type ReactNode } from 'react';
import { Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { SessionUser } from '@somo/contracts/people';
import { ProblemError } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useNow } from '../../lib/use-now';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { useClassroom } from './api/get-classroom';
import { EntryNotice, isNotOpen, whyClosed } from './entry-notice';
import { ExternalLink } from './external-link';
import { OpenClassroom } from './open-classroom';

interface Props {
  lesson: Lesson;
  user: SessionUser;
  side: 'student' | 'teacher';
  zone: string;
  chat: (isVisible: boolean) => ReactNode;
  notes: ReactNode;
}

/** The classroom of a lesson: why it is closed, or the way into it. It opens by itself when its time has come. */
export function Classroom({ lesson, user, side, zone, chat, notes }: Props) {
  const { t } = useTranslation(['classroom', 'common']);
  const now = useNow(5_000);
  const closed = whyClosed(lesson, now);
  const classroom = useClassroom(lesson.id, closed === undefined);
  const [refused, setRefused] = useState<string>();
  const other = side === 'student' ? lesson.teacher : lesson.student;
  const name = other.firstName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const failed = classroom.error instanceof ProblemError ? classroom.error.problem.code : undefined;
  const why = closed ?? [refused, failed].find(isNotOpen);
  const who = { lesson, side, name, zone };

  if (why) return <EntryNotice why={why} now={now} {...who} />;
  if (classroom.isError && !classroom.data) return <FetchError of={classroom} text={t('failed')} />;
  if (!classroom.data) {
    return (
      <Loading label={t('loading')}>
        <Panel>
          <Skeleton h="72" />
        </Panel>
      </Loading>
    );
  }
  return (
    <>
      <ExternalLink {...who} />
      <OpenClassroom
        lesson={lesson}
        user={user}
        other={other}
        name={name}
        classroom={classroom.data}
        chat={chat}
        notes={notes}
        onRefused={setRefused}
        onEnded={() => toast(t('end.toastTitle'), t('end.toastText'))}
      />
    </>
  );
}
