import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { i18n } from '../../i18n/i18n';
import { aLesson } from '../../../spec/builders';
import { system } from '../../ui/theme/system';
import { initialState } from './call/call-state';
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
});

async function playSound(speakerId?: string) {
  await i18n.loadNamespaces('classroom');
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.assign(globalThis, { MediaStream: class {} });
  const other = aLesson().teacher;
  render(
    <ChakraProvider value={system}>
      <Stage
        state={{ ...initialState, phase: 'connecting', received: { audio: {} as MediaStreamTrack } }}
        other={other}
        name={other.firstName}
        speakerId={speakerId}
        onJoin={() => undefined}
        onChat={() => undefined}
      />
    </ChakraProvider>,
  );
  return play;
}
