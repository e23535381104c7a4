import { Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Attendance } from '@somo/contracts/classroom';
import type { Lesson } from '@somo/contracts/lessons';
import { attendanceDays } from '@somo/contracts/rules/classroom';
import { percent, timeOf } from '../../lib/format';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';

const minuteSeconds = 60;

interface Props {
  lesson: Lesson;
  zone: string;
  isOpen: boolean;
  /** Without their connections. */
  brief?: boolean;
}

/** Who was in the classroom, for how long, and on what kind of line; both people see the same. */
export function AttendanceList({ lesson, zone, isOpen, brief = false }: Props) {
  const { t } = useTranslation(['classroom', 'common']);
  const attendance = useQuery({ ...query('GET /api/lessons/:id/attendance', { params: { id: lesson.id } }), enabled: isOpen });
  if (!attendance.data)
    return attendance.isError ? (
      <FetchError compact of={attendance} text={t('attendance.failed')} />
    ) : (
      <Text>{t('attendance.loading')}</Text>
    );
  const { people } = attendance.data;
  if (people.length === 0) return <Text textStyle="sm">{t('attendance.gone', { days: attendanceDays })}</Text>;
  if (people.every(({ tries, joins }) => tries + joins === 0)) return <Text textStyle="sm">{t('attendance.nobody')}</Text>;
  const names = { [lesson.teacherId]: lesson.teacher.firstName || t('common:unknownTeacher') };
  return (
    <Stack gap="3" textStyle="sm">
      {people.map((person) => (
        <PersonLines
          key={person.userId}
          person={person}
          brief={brief}
          name={names[person.userId] ?? (lesson.student.firstName || t('common:unknownStudent'))}
          zone={zone}
        />
      ))}
    </Stack>
  );
}

function PersonLines({ person, name, zone, brief }: { person: Attendance; name: string } & Pick<Required<Props>, 'zone' | 'brief'>) {
  const { t } = useTranslation('classroom');
  const { tries, firstJoinedAt, seconds, connectedSeconds, kbps, rttMs, concealedPercent } = person;
  if (firstJoinedAt === null)
    return <Text>{tries === 0 ? t('attendance.none', { name }) : t('attendance.tried', { name, count: tries })}</Text>;
  const [minutes, connected] = [seconds, connectedSeconds].map((each) => Math.round(each / minuteSeconds)) as [number, number];
  const time = timeOf(firstJoinedAt, zone);
  return (
    <div>
      <Text fontWeight="medium">
        {minutes === 0 ? t('attendance.presentBriefly', { name, time }) : t('attendance.present', { name, time, count: minutes })}
      </Text>
      {!brief && <Text color="fg.muted">{t('attendance.tries', { count: tries })}</Text>}
      {(!brief || connectedSeconds === 0) && (
        <Text color="fg.muted">
          {connectedSeconds === 0 ? t('attendance.neverConnected') : t('attendance.connected', { count: Math.max(1, connected) })}
        </Text>
      )}
      {!brief && kbps !== null && rttMs !== null && <Text color="fg.muted">{t('attendance.line', { kbps, ms: rttMs })}</Text>}
      {!brief && concealedPercent !== null && concealedPercent > 0 && (
        <Text color="fg.muted">{t('attendance.broken', { percent: percent(concealedPercent / 100) })}</Text>
      )}
    </div>
  );
}
