// The board on the page of a lesson. What draws it is loaded when it is asked for.
import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { i18n } from '../../../../i18n/i18n';
import { query } from '../../../../lib/query';
import { useDeferredImport } from '../../../../lib/use-deferred-import';

/** Asks for nothing of the board but whether there is one: it may be large. */
export function useHasBoard(lessonId: string, mayHave: boolean): boolean {
  const ask = query('GET /api/lessons/:id/board', { params: { id: lessonId }, query: { after: Number.MAX_SAFE_INTEGER } });
  const { data } = useQuery({ ...ask, enabled: mayHave });
  return data !== undefined && data.last > 0;
}

const load = async () => {
  const [{ default: LessonBoard }] = await Promise.all([import('./lesson-board'), i18n.loadNamespaces('board')]);
  return LessonBoard;
};

export function BoardOfLesson({ lesson, zone, name }: { lesson: Lesson; zone: string; name: string }) {
  const { t } = useTranslation('classroom');
  const { part: Shown, asked, prepare, show } = useDeferredImport(load);
  if (Shown) return <Shown {...{ lesson, zone, name }} />;
  return (
    <Button variant="outline" size="sm" aria-busy={asked} onPointerEnter={prepare} onClick={show}>
      <PencilLine aria-hidden />
      {t('showBoard')}
    </Button>
  );
}
