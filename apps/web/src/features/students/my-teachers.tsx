import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownTeacher } from '@somo/contracts/students';
import { paths } from '../../lib/paths';
import { pages } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { EmptyState } from '../../ui/empty-state';
import { LineList } from '../../ui/line-list';
import { ButtonLink } from '../../ui/links';
import { TeacherLine } from './teacher-line';

interface Props {
  /** What rates the last lesson with a teacher; null where there is nothing to rate. */
  rate: (teacher: KnownTeacher) => ReactNode;
}

/** The teachers of a student, the one with the next lesson first. */
export function MyTeachers({ rate }: Props) {
  const { t } = useTranslation('students');
  const zone = useZone();
  const now = useNow(60_000);
  const list = useInfiniteQuery(pages('GET /api/me/teachers', { query: {} }));
  const find = <ButtonLink to={paths.findTeachers}>{t('findTeachers')}</ButtonLink>;
  const none = <EmptyState drawing="search" title={t('noTeachers')} text={t('noTeachersText')} action={find} />;
  return (
    <LineList of={list} name={t('teachersList')} loading={t('loadingTeachers')} failed={t('teachersFailed')} none={none}>
      {(teacher) => <TeacherLine {...{ teacher, now, zone, rate: rate(teacher) }} />}
    </LineList>
  );
}
