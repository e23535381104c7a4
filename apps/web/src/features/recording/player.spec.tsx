import { afterEach, describe, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import type { Recording } from '@somo/contracts/recordings';
import { dataSaver } from '../../lib/data-saver';
import { quietGateway } from '../../../spec/render-app';
import { system } from '../../ui/theme/system';
import { Player } from './player';

const recording = { id: 'recording-1', lessonId: 'lesson-1', contentType: 'video/webm' } as Recording;

afterEach(() => {
  localStorage.clear();
});

describe('the player of a recording', () => {
  it('CLS-10 shows a picture from a little later before it plays, but loads nothing and leaves nothing out while saving data', async () => {
    const { unmount } = renderPlayer();
    expect(await screen.findByLabelText('Recording')).toHaveAttribute('src', expect.stringMatching(/#t=2$/));
    unmount();
    dataSaver.choose(true);
    renderPlayer();
    const player = await screen.findByLabelText('Recording');
    expect(player).toHaveAttribute('preload', 'none');
    expect(player).toHaveAttribute('src', expect.not.stringContaining('#'));
  });
});

function renderPlayer() {
  quietGateway().on('POST /api/lessons/:id/recordings/:recordingId/play', () => null);
  return render(
    <ChakraProvider value={system}>
      <Player recording={recording} label="Recording" />
    </ChakraProvider>,
  );
}
