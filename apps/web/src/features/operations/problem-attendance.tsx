import { Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LessonProblem } from '@somo/contracts/problems';
import { timeOf, unparted } from '../../lib/format';
import { query } from '../../lib/query';
import { useZone } from '../../lib/use-session';
import { attendanceIn, type Stay } from './attendance-in';
import { useNames } from './use-names';

/** Who was in the classroom of a lesson with a problem, from when to when, and for how long. */
export function ProblemAttendance({ problem }: { problem: LessonProblem }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const names = useNames(problem);
  const timeline = useQuery(query('GET /api/admin/lessons/:id/timeline', { params: { id: problem.lessonId } }));
  if (timeline.isPending) return <Skeleton as="span" display="block" h="5" w="48" />;
  if (!timeline.data || timeline.data.silent.includes('messaging')) return t('problems.attendance.unknown');
  const sentence = (name: string, stay: Stay | null | undefined) => {
    if (stay === undefined) return t('problems.attendance.partly', { name });
    if (!stay) return t('problems.attendance.none', { name });
    const [from, to] = [stay.from, stay.to].map((at) => unparted(timeOf(at, zone)));
    return stay.minutes === 0
      ? t('problems.attendance.brief', { name, from })
      : t('problems.attendance.some', { name, from, to, count: stay.minutes });
  };
  const { student, teacher } = attendanceIn(timeline.data);
  return (
    <>
      {(
        [
          ['student', student],
          ['teacher', teacher],
        ] as const
      ).map(([by, stay]) => (
        <Text as="span" key={by} display="block">
          <bdi>{sentence(names[by], stay)}</bdi>
        </Text>
      ))}
    </>
  );
}
