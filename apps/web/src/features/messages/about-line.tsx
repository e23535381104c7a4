import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { listText, shortDate, timeOf, unparted } from '../../lib/format';
import { paths, type About } from '../../lib/paths';
import { query } from '../../lib/query';
import { useUser } from '../../lib/use-session';
import { TextLink } from '../../ui/links';

/** Says which lesson or booking request messages are about, and leads there. */
export function AboutLine({ about, zone }: { about: About; zone: string }) {
  return (
    <Text textAlign="center" textStyle="xs" color="fg.muted">
      <AboutLink about={about} zone={zone} />
    </Text>
  );
}

export function AboutLink(of: { about: About; zone: string }) {
  return 'lesson' in of.about ? <LessonLink id={of.about.lesson} zone={of.zone} /> : <RequestLink id={of.about.request} zone={of.zone} />;
}

interface Props {
  id: string;
  zone: string;
}

/** Names the lesson once it is known; the link works before that. */
function LessonLink({ id, zone }: Props) {
  const { t } = useTranslation('messages');
  const { data } = useQuery(query('GET /api/lessons/:id', { params: { id } }));
  return (
    <TextLink to={paths.lesson(id)}>
      {data ? t('aboutLessonAt', { subject: subjectName(data.subject), time: shortTime(data.startsAt, zone) }) : t('aboutLesson')}
    </TextLink>
  );
}

function RequestLink({ id, zone }: Props) {
  const { t } = useTranslation('messages');
  const { data } = useQuery(query('GET /api/booking-requests/:id', { params: { id } }));
  const isTeacher = useUser()?.role === 'teacher';
  return (
    <TextLink to={data?.lessonId ? paths.lesson(data.lessonId) : isTeacher ? paths.teacherRequests : paths.studentLessons}>
      {data ? t('aboutRequestAt', { subject: subjectName(data.subject), time: shortTime(data.startsAt, zone) }) : t('aboutRequest')}
    </TextLink>
  );
}

const shortTime = (at: Instant, zone: string) => unparted(listText([shortDate(at, zone), timeOf(at, zone)]));
