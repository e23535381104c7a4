import { useEffect, useRef, useState } from 'react';
import { Box, Button, IconButton, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { ownKey } from '../../../../lib/query';
import { FetchError } from '../../../../ui/fetch-error';
import { backgroundWords } from '../background-words';
import { fromBase64 } from '../base64';
import { BoardDoc } from '../board-doc';
import { useBackground } from '../use-background';
import { fetchBoard } from '../fetch-board';
import { LiveRegion } from '../../../../ui/live-region';
import { SaveBoard } from './save-board';
import { SheetPicture } from './sheet-picture';

interface Props {
  lesson: Lesson;
  zone: string;
  /** The first name of the other person. */
  name: string;
}

/** What was drawn in a lesson, page by page, for both of its people. */
export default function LessonBoard({ lesson, zone, name }: Props) {
  const { t } = useTranslation('board');
  const [at, setAt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const read = useQuery({ queryKey: ownKey('board', lesson.id), queryFn: () => readBoard(lesson.id), gcTime: 0, staleTime: Infinity });
  // The button that opened it is gone: the focus moves here.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const board = read.data;
  const pages = board?.pages ?? [];
  const background = useBackground(lesson.id, board?.backgroundOf(pages[at]!));
  const words = backgroundWords(t, background);
  const place = { number: at + 1, count: pages.length };
  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      {read.isPending && <Skeleton aspectRatio={4 / 3} borderRadius="l2" />}
      <FetchError compact of={read} text={t('notRead')} />
      {board && (
        <>
          <SheetPicture strokes={board.strokesOn(pages[at]!)} background={background.picture} label={t('sheet', place)} />
          <LiveRegion display="flex" alignItems="center" gap="3" textStyle="sm" mt="2">
            {words?.text}
            {words?.act && (
              <Button size="sm" variant="outline" onClick={words.onAct}>
                {words.act}
              </Button>
            )}
          </LiveRegion>
          <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mt="3">
            <Box role="group" aria-label={t('pages.label')} display="flex" alignItems="center" gap="1">
              <IconButton variant="outline" aria-label={t('pages.previous')} disabled={at === 0} onClick={() => setAt(at - 1)}>
                <ChevronLeft aria-hidden />
              </IconButton>
              <Box as="span" textStyle="sm" fontVariantNumeric="tabular-nums" minW="12" textAlign="center" aria-live="polite">
                {t('pages.at', place)}
              </Box>
              <IconButton variant="outline" aria-label={t('pages.next')} disabled={at === pages.length - 1} onClick={() => setAt(at + 1)}>
                <ChevronRight aria-hidden />
              </IconButton>
            </Box>
            {lesson.displayStatus !== 'cancelled' && (
              <Button variant="outline" onClick={() => setSaving(true)}>
                <FileDown aria-hidden />
                {t('save.button')}
              </Button>
            )}
          </Box>
          <SaveBoard {...{ board, lesson, zone, name }} isOpen={isSaving} onClose={() => setSaving(false)} />
        </>
      )}
    </Box>
  );
}

async function readBoard(lessonId: string): Promise<BoardDoc> {
  const board = new BoardDoc();
  for await (const { updates } of fetchBoard(lessonId, 0)) for (const update of updates) board.apply(fromBase64(update));
  return board;
}
