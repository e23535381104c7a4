import { beforeAll, describe, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { i18n } from '../../i18n/i18n';
import { aLesson } from '../../../spec/builders';
import { system } from '../../ui/theme/system';
import { initialState, type CallState, type Note } from './call/call-state';
import { Participants } from './participants';

const { student: me, teacher: other } = aLesson();
const noteOf = (is: Partial<Note>): Note => ({
  ...{ microphone: true, hasMicrophone: true, camera: false, screen: false, rung: 'voice', limit: 'hd', lossy: false, invented: 0 },
  ...is,
});

/** Returns the text of the card about the user and about the other person. */
function said(state: Partial<CallState>, ...here: string[]) {
  const peers = here.map((userId) => ({ userId, peerId: `peer-${userId}`, joinedAt: aLesson().startsAt }));
  render(
    <ChakraProvider value={system}>
      <Participants state={{ ...initialState, ...state }} peers={peers} me={me} other={other} name={other.firstName} />
    </ChakraProvider>,
  );
  return screen.getAllByRole('listitem').map((row) => row.querySelector('p + p')?.textContent);
}

beforeAll(() => i18n.loadNamespaces('classroom'));

describe('the participants', () => {
  it.each([
    ['waiting', [me.id], ['In the classroom', 'Not here yet']],
    ['connecting', [me.id, other.id], ['In the classroom', 'In the classroom']],
    ['left', [me.id], ['In the classroom', 'Left']],
    ['over', [other.id], ['Left', 'In the classroom']],
    ['over', [me.id], ['Left', 'Not in the classroom']],
    ['replaced', [me.id, other.id], ['In the classroom', 'In the classroom']],
  ] as const)('CLS-01 says who is in the classroom and who has left: %s, with %j in the room', (phase, here, words) => {
    expect(said({ phase }, ...here)).toEqual(words);
  });

  it.each([
    ['voice', noteOf({}), 'Sends voice'],
    ['no microphone', noteOf({ microphone: false, hasMicrophone: false }), 'Sends nothing'],
    ['a microphone that is off', noteOf({ microphone: false }), 'Muted'],
    ['a camera alone', noteOf({ microphone: false, rung: 'tiny', camera: true }), 'Sends low-quality video'],
    ['text', noteOf({ microphone: false, rung: 'text' }), 'Sends text only'],
  ])('CLS-11 says what each of them sends: %s', (_, note, words) => {
    const { rung, microphone, hasMicrophone } = note;
    expect(said({ phase: 'connected', rung, microphone, hasMicrophone, other: note })).toEqual([words, words]);
  });
});
