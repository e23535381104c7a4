import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Box, Button, IconButton } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TeacherCard } from '@somo/contracts/people';
import { i18n } from '../../i18n/i18n';
import { subjectName } from '../../i18n/names';
import { FetchError } from '../../ui/fetch-error';
import { Each } from '../../ui/each';
import { TextLink } from '../../ui/links';
import { ShowMore } from '../../ui/show-more';
import { paths } from '../../lib/paths';
import { useIsPhone } from '../../lib/use-is-narrow';
import { useUser } from '../../lib/use-session';
import type { useTeachers } from './api/find-teachers';
import { bookingPath } from './booking-path';
import type { Chosen } from './chosen';
import { filterGroups, groupText } from './filters';
import { RowSkeletons } from './row-skeletons';
import { TeacherRow } from './teacher-row';

/** Fetched for students, and for visitors once they come to the list. */
const Favorite = lazy(async () => {
  const [{ Favorite }] = await Promise.all([import('./favorite'), i18n.loadNamespaces('favorites')]);
  return { default: Favorite };
});
/** So few that the page has room for those who come close. */
const few = 3;
const FewTeachers = lazy(async () => {
  const [{ FewTeachers }] = await Promise.all([import('./few-teachers'), i18n.loadNamespaces('filters')]);
  return { default: FewTeachers };
});
const NoTeachers = lazy(() => import('./no-teachers').then((file) => ({ default: file.NoTeachers })));

/** Goes to a page of students: to book, or to write; `teacher`: with whom a lesson is wanted. */
export type GoTo = (path: string, teacher?: TeacherCard) => void;

interface Props {
  teachers: ReturnType<typeof useTeachers>;
  now: number;
  zone: string;
  chosen: Chosen;
  onGo: GoTo;
  onChange: (values: Chosen) => void;
  /** Searches for a subject instead. */
  onSubject: (subject: string) => void;
  onClear: () => void;
}

export function TeacherResults({ teachers, now, zone, chosen, onGo, onChange, onSubject, onClear }: Props) {
  const { t } = useTranslation(['search', 'teachers']);
  const { pathname, search } = useLocation();
  const pages = teachers.data?.pages;
  const role = useUser()?.role;
  const isForStudents = role !== 'teacher';
  const isPhone = useIsPhone();
  const [isNear, setNear] = useState(false);
  const found = pages?.flatMap((page) => page.items) ?? [];
  if (teachers.isPending || (teachers.isPlaceholderData && found.length === 0))
    return <RowSkeletons count={4} label={t('teachers:searching')} />;
  const meant = pages?.[0]?.isGuess ? [] : (pages?.[0]?.searchedFor ?? []);
  /** The subject that was searched for, if it is clear which of theirs that is: 'science' may be several. */
  const wantedOf = ({ subjects }: TeacherCard) => {
    const isWanted = (each: string) =>
      chosen.subject ? each === chosen.subject : meant.includes(each) || subjectName(each).toLowerCase() === chosen.q?.toLowerCase();
    const [one, ...others] = subjects.filter(isWanted);
    return others.length > 0 ? undefined : one;
  };
  const row = (teacher: TeacherCard) => (
    <TeacherRow
      teacher={teacher}
      now={now}
      zone={zone}
      heart={
        (isNear || role === 'student') && (
          <Suspense>
            <Favorite teacher={teacher} onAsk={onGo} />
          </Suspense>
        )
      }
      onTime={(startsAt) => onGo(bookingPath(teacher.id, zone, { startsAt, subject: wantedOf(teacher) }), teacher)}
      book={
        <Box display="flex" gap="3">
          <Button
            flex="1"
            aria-label={t('teachers:bookLessonWith', { name: teacher.fullName })}
            onClick={() => onGo(bookingPath(teacher.id, zone, { subject: wantedOf(teacher) }), teacher)}
          >
            {t('teachers:bookLesson')}
          </Button>
          {isForStudents && !isPhone && teacher.hourlyRateCents !== null && (
            <IconButton
              variant="outline"
              aria-label={t('teachers:messageTo', { name: teacher.fullName })}
              onClick={() => onGo(paths.messagesWith('student', teacher.id))}
            >
              <MessageCircle aria-hidden />
            </IconButton>
          )}
        </Box>
      }
      view={
        <TextLink
          to={paths.teacher(teacher.id)}
          state={{ results: pathname + search, subject: wantedOf(teacher) }}
          aria-label={t('teachers:viewProfileOf', { name: teacher.fullName })}
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', md: '6' }}
        >
          {t('teachers:viewProfile')}
        </TextLink>
      }
    />
  );
  const isFiltered = filterGroups.some((group) => group !== 'subject' && groupText(group, chosen, t) !== undefined);
  const cardsOf = (teachers: TeacherCard[]) => (
    <List>
      <Each of={teachers}>{row}</Each>
    </List>
  );
  return (
    <>
      <FetchError of={teachers} text={t('failed')} />
      {pages && found.length === 0 && !teachers.isError && (
        <Suspense fallback={<RowSkeletons count={1} label={t('teachers:searching')} />}>
          <NoTeachers
            chosen={chosen}
            found={pages[0]}
            now={now}
            zone={zone}
            onSubject={onSubject}
            onChange={onChange}
            onClear={onClear}
            onBook={(teacherId, startsAt) => onGo(bookingPath(teacherId, zone, { startsAt }))}
            cardsOf={cardsOf}
          />
        </Suspense>
      )}
      <List faded={teachers.isPlaceholderData} onNear={() => setNear(true)}>
        <Each of={found}>{row}</Each>
      </List>
      {isFiltered && found.length > 0 && found.length <= few && !teachers.hasNextPage && !teachers.isPlaceholderData && (
        <Suspense>
          <FewTeachers {...{ chosen, found, zone, onChange, cardsOf }} />
        </Suspense>
      )}
      <ShowMore of={teachers} />
    </>
  );
}

function List({ faded = false, onNear, children }: { faded?: boolean; onNear?: () => void; children: ReactNode }) {
  return (
    <Box
      onPointerEnter={onNear}
      onFocus={onNear}
      display="grid"
      gap={{ base: '4', md: '5' }}
      opacity={faded ? 0.6 : 1}
      transition="opacity 150ms"
    >
      {children}
    </Box>
  );
}
