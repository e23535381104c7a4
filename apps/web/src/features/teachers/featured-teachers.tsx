import { lazy, Suspense } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useNow } from '../../lib/use-now';
import { useUser, useZone } from '../../lib/use-session';
import { useTimesIn } from '../../lib/use-times-in';
import { paths } from '../../lib/paths';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink, TextLink } from '../../ui/links';
import { useFeatured } from './api/featured';
import { TeacherCard } from './teacher-card';
import { TeacherGrid, TeacherSkeletons } from './teacher-grid';

/** Fetched for students only. */
const Heart = lazy(async () => {
  const [{ OwnHeart }] = await Promise.all([import('./own-heart'), i18n.loadNamespaces('favorites')]);
  return { default: OwnHeart };
});

/** Three real teachers. The buttons lead signed-in users to booking, visitors to the teacher list. */
export function FeaturedTeachers({ empty, failed }: { empty: string; failed: string }) {
  const { t } = useTranslation(['teachers', 'common']);
  const now = useNow(60_000);
  const zone = useZone();
  const timesIn = useTimesIn(zone, now);
  const user = useUser();
  const featured = useFeatured();
  const isHydrated = useIsHydrated();
  const target = (id: string) => (user ? paths.bookLesson(id) : paths.teachers);

  if (featured.isPending)
    return (
      <Box pb="12">
        <TeacherSkeletons even count={3} label={t('searching')} />
      </Box>
    );
  if (!featured.data) return <FetchError of={featured} text={failed} />;
  if (featured.data.items.length === 0)
    return (
      <Text fontWeight="semibold" textStyle="lg" textAlign="center" py="8">
        {empty}
      </Text>
    );
  return (
    <>
      <FetchError of={featured} text={failed} />
      <TeacherGrid even>
        <Each of={featured.data.items.slice(0, 3)}>
          {(teacher) => (
            <TeacherCard
              teacher={teacher}
              now={now}
              zone={zone}
              book={
                <ButtonLink to={target(teacher.id)} aria-label={t('bookLessonWith', { name: teacher.fullName })}>
                  {t('bookLesson')}
                </ButtonLink>
              }
              heart={
                user?.role === 'student' && (
                  <Suspense>
                    <Heart teacher={teacher} />
                  </Suspense>
                )
              }
              view={
                <TextLink to={paths.teacher(teacher.id)} aria-label={t('viewProfileOf', { name: teacher.fullName })}>
                  {t('viewProfile')}
                </TextLink>
              }
            />
          )}
        </Each>
      </TeacherGrid>
      <Text color="fg.muted" textStyle="sm" minH="12" pt="4">
        <bdi>{isHydrated && timesIn}</bdi>
      </Text>
    </>
  );
}
