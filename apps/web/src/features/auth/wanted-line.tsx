import { lazy, Suspense } from 'react';
import { Box } from '@chakra-ui/react';
import { i18n } from '../../i18n/i18n';
import { useIsHydrated } from '../../lib/use-is-hydrated';

/** Where it does not load, the form does without it. */
const WantedLesson = lazy(async () => {
  try {
    const [{ WantedLesson }] = await Promise.all([import('./wanted-lesson'), i18n.loadNamespaces('booking')]);
    return { default: WantedLesson };
  } catch {
    return { default: () => null };
  }
});

const lessonPath = /^\/student\/book-lesson\/([^/?#]+)/;

/** Returns true if somebody has come to book a lesson. */
export const isForLesson = (from: string | undefined): boolean => lessonPath.test(from ?? '');

/** The lesson that the reader is about to book, above a form that comes in between; nothing if they came for something else. */
export function WantedLine({ from }: { from: string | undefined }) {
  const isHydrated = useIsHydrated();
  const [, teacherId] = lessonPath.exec(from ?? '') ?? [];
  if (!isHydrated || !teacherId) return null;
  return (
    // As tall before it is known: nothing below moves.
    <Box minH="14" mb="4" px="4" py="2" borderRadius="l2" bg="bg.muted">
      <Suspense>
        <WantedLesson teacherId={teacherId} search={from?.split('?')[1] ?? ''} />
      </Suspense>
    </Box>
  );
}
