import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ViewProps } from '../view-props';
import { BackgroundDialog } from './background-dialog';
import { BoardBar } from './board-bar';
import { BoardNotice } from './board-notice';
import { boardOf } from './board-session';
import { BoardSheet } from './board-sheet';
import { SaveBoard } from './saved/save-board';
import type { Chosen } from './tools';
import { useBackground } from './use-background';
import { useBoardKeys } from './use-board-keys';
import { useBoardPage } from './use-board-page';
import { useSheetLook } from './use-sheet-look';

const atFirst: Chosen = { tool: 'pen', color: 0, width: 1 };

/** The board of the lesson, on which both people draw. */
export default function BoardView({ place, call, state, isTight }: ViewProps) {
  const { t } = useTranslation('board');
  const session = boardOf(call, place.lesson.id);
  useSyncExternalStore(session.subscribe, session.version);
  const { board, sync, theirs } = session;
  const { page, setPage, isFull, dismissFull } = useBoardPage(session, call, state.shared.shown);
  const [chosen, setChosen] = useState(atFirst);
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'save' | 'background'>();
  const background = useBackground(place.lesson.id, board.backgroundOf(page));
  const look = useSheetLook(frame, {
    ...{ page, strokes: () => board.strokesOn(page), background: background.picture, isLoaded: sync.state.isLoaded },
  });
  useEffect(() => () => session.theirs.forget(), [session]);
  const pages = board.pages;
  const turn = (by: number) => setPage(pages[Math.min(pages.length - 1, Math.max(0, pages.indexOf(page) + by))]!);
  const acts = {
    onChoose: (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change })),
    onTurn: turn,
    onAddPage: () => setPage(board.addPage() ?? page),
  };
  useBoardKeys({ board, ...acts });
  const theirPage = theirs.stroke && theirs.page !== page && pages.includes(theirs.page) ? theirs.page : undefined;
  return (
    <Box
      position="absolute"
      inset="0"
      display="flex"
      flexDirection="column"
      bg="sand.950"
      color="sand.50"
      // Who has begun to do something stays on the page.
      onPointerDownCapture={() => setPage(page)}
      onKeyDownCapture={() => setPage(page)}
    >
      <BoardSheet
        {...{ session, page, chosen, frame, look }}
        background={background.picture}
        hint={sync.state.isLoaded ? t('hint', { name: place.name }) : ''}
        label={t('sheet', { number: pages.indexOf(page) + 1, count: pages.length })}
      />
      <BoardNotice
        {...{ sync, background, isFull }}
        onFullRead={dismissFull}
        name={place.name}
        theirNumber={theirPage === undefined ? undefined : pages.indexOf(theirPage) + 1}
        onGoTo={() => theirPage && setPage(theirPage)}
      />
      <BoardBar
        {...{ board, chosen, isTight }}
        zoom={look.zoom}
        number={pages.indexOf(page) + 1}
        count={pages.length}
        {...acts}
        onBackground={() => setDialog('background')}
        onSave={() => setDialog('save')}
      />
      <SaveBoard
        board={board}
        lesson={place.lesson}
        zone={place.zone}
        name={place.name}
        isOpen={dialog === 'save'}
        onClose={() => setDialog(undefined)}
      />
      {dialog === 'background' && (
        <BackgroundDialog
          lessonId={place.lesson.id}
          background={board.backgroundOf(page)}
          onChoose={(next) => board.setBackground(page, next)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
}
