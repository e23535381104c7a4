import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { i18n } from '../../i18n/i18n';
import { aLesson } from '../../../spec/builders';
import { system } from '../../ui/theme/system';
import { initialState, type CallState } from './call/call-state';
import { RoomNotice } from './room-notice';
import { Stage } from './stage';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the stage', () => {
  it('CLS-01 plays what arrives before the connection counts as made, so that the first words are heard', async () => {
    const play = await playSound();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('plays on the default speaker where the browser cannot choose one', async () => {
    expect('setSinkId' in HTMLMediaElement.prototype).toBe(false);
    const play = await playSound('headphones');
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('CLS-11 says above the controls that it reconnects where a panel covers it', async () => {
    await i18n.changeLanguage('en');
    await i18n.loadNamespaces('classroom');
    const notice = (isCovered: boolean) => (
      <ChakraProvider value={system}>
        <RoomNotice
          state={{ ...initialState, phase: 'reconnecting', live: false, hasMicrophone: true }}
          {...{ name: 'Kofi', isCovered, problem: null, onDismiss: () => {}, onMicrophone: () => {} }}
        />
      </ChakraProvider>
    );
    const { rerender } = render(notice(true));
    expect(screen.getByRole('status')).toHaveTextContent('Reconnecting to Kofi...');
    rerender(notice(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['their line', true, true, 'The connection to Kofi is lost.'],
    ['Somo', true, false, "We can't reach Somo right now. We'll keep trying."],
    ['the own line', false, false, "You've lost your connection. The call goes on as soon as it's back."],
  ])('CLS-11 says on the last picture that it reconnects: %s', async (_, hasLine, live, text) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasLine);
    await renderStage({ phase: 'reconnecting', live });
    expect(screen.getByRole('heading', { name: 'Reconnecting to Kofi...' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});

async function playSound(speakerId?: string) {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.assign(globalThis, { MediaStream: class {} });
  await renderStage({ phase: 'connecting', received: { audio: {} as MediaStreamTrack } }, speakerId);
  return play;
}

async function renderStage(state: Partial<CallState>, speakerId?: string) {
  await i18n.loadNamespaces('classroom');
  const { teacher: other } = aLesson();
  const nothing = () => undefined;
  render(
    <ChakraProvider value={system}>
      <Stage state={{ ...initialState, ...state }} {...{ other, speakerId }} name="Kofi" onJoin={nothing} onChat={nothing} />
    </ChakraProvider>,
  );
}
