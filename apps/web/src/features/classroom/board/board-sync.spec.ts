import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { LiveAck } from '@somo/contracts/live';
import { FakeGateway } from '../../../../spec/fake-gateway';
import { opened } from '../../../../spec/fake-socket';
import { connectLive } from '../../../lib/live';
import { fromBase64 } from './base64';
import { BoardDoc } from './board-doc';
import { BoardSync } from './board-sync';
import type { Stroke } from './stroke';

const lessonId = '0198c0de-0000-7000-8000-000000000001';
const text = (words: string): Stroke => ({ kind: 'text', color: 0, width: 0, points: [[1, 1]], text: words });

describe('CLS-12 what is drawn and not kept', () => {
  let disconnect: () => void;
  let sync: BoardSync;
  let board: BoardDoc;
  let theirs: BoardDoc;
  let answer: () => LiveAck;
  const sent: number[] = [];

  beforeEach(async () => {
    new FakeGateway().on('GET /api/lessons/:id/board', () => ({ updates: [], upTo: 0, hasMore: false, last: 0 }));
    opened.length = 0;
    sent.length = 0;
    disconnect = connectLive(() => 'token');
    await waitFor(() => expect(opened).toHaveLength(1));
    const emit = (_name: string, { update }: { update: string }) => {
      const bytes = fromBase64(update);
      sent.push(bytes.length);
      const ack = answer();
      if ('ok' in ack) theirs.apply(bytes);
      return Promise.resolve(ack);
    };
    jest.spyOn(opened[0]!.socket, 'emitWithAck').mockImplementation(emit as never);
    [board, theirs, answer] = [new BoardDoc(), new BoardDoc(), () => ({ ok: true })];
    sync = new BoardSync(lessonId, board, { onState: () => {}, onDrawn: () => {} });
    await sync.start();
  });
  afterEach(() => {
    sync.end();
    disconnect();
  });

  it('is taken off the board and named when it is refused, and what follows is seen by the other', async () => {
    answer = () => ({ refused: 'board-full' });
    board.add('1', text('refused'));
    await waitFor(() => expect(sync.state.refused).toBe('board-full'));
    expect(board.strokesOn('1')).toEqual([]);
    answer = () => ({ ok: true });
    board.add('1', text('kept'));
    await waitFor(() => expect(theirs.strokesOn('1')).toEqual([text('kept')]));
    expect(theirs.hasGap).toBe(false);
    sync.forgetRefusal();
    expect(sync.state.refused).toBeNull();
  });

  it('leaves the picture that was put behind a page meanwhile, for both', async () => {
    answer = () => ({ refused: 'board-full' });
    board.add('1', text('refused'));
    board.setBackground('1', { materialId: lessonId, page: 3 });
    answer = () => (board.strokesOn('1').length > 0 ? { refused: 'board-full' } : { ok: true });
    await waitFor(() => expect(theirs.backgroundOf('1')).toEqual({ materialId: lessonId, page: 3 }));
    expect([board.strokesOn('1'), board.backgroundOf('1')]).toEqual([[], { materialId: lessonId, page: 3 }]);
    board.setBackground('1', undefined);
    await waitFor(() => expect(theirs.backgroundOf('1')).toBeUndefined());
    board.undo();
    await waitFor(() => expect(theirs.backgroundOf('1')).toEqual({ materialId: lessonId, page: 3 }));
  });

  it('is never sent if it would close the connection', async () => {
    board.add('1', text('x'.repeat(200_000)));
    board.add('1', text('short'));
    await waitFor(() => expect(theirs.strokesOn('1')).toEqual([text('short')]));
    expect(sync.state.refused).toBe('drawing-too-large');
    expect(sent).toHaveLength(1);
    expect(board.strokesOn('1')).toEqual([text('short')]);
  });
});
