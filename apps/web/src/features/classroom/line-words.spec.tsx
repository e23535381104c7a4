import { beforeAll, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { i18n } from '../../i18n/i18n';
import { initialState, type CallState, type Note } from './call/call-state';
import { useLineWords } from './line-words';

const note = (is: Partial<Note> = {}): Note => ({
  ...{ microphone: true, hasMicrophone: true, camera: true, screen: false, rung: 'hd', limit: 'hd', lossy: false, invented: 0 },
  ...is,
});
const amara = note({ camera: false, rung: 'voice', limit: 'voice', saver: true });

function said(is: Partial<CallState>) {
  const state: CallState = {
    ...initialState,
    phase: 'connected',
    microphone: true,
    hasMicrophone: true,
    camera: true,
    other: note(),
    ...is,
  };
  const { result } = renderHook(() => useLineWords(state, 'Amara'));
  return [result.current?.text, result.current?.act];
}

beforeAll(() => i18n.loadNamespaces('classroom'));

describe('the words about the line', () => {
  it.each<[string, Partial<CallState>, string | undefined, string | undefined]>([
    ['a good line', { rung: 'hd' }, undefined, undefined],
    ['before the two are connected', { phase: 'waiting', saver: true }, undefined, undefined],
    ['the other saves data', { other: amara }, 'Amara is saving data, so this is a voice call.', undefined],
    ['the same, muted', { other: amara, microphone: false }, "Amara is saving data, so this is a voice call. You're muted.", undefined],
    [
      'the same, muted, sharing a screen',
      { other: amara, microphone: false, sharing: true },
      "Amara is saving data, so this is a voice call. You're muted. Your screen isn't sent.",
      undefined,
    ],
    ['both save data', { other: amara, saver: true }, "You're both saving data, so this is a voice call.", 'stopSaving'],
    [
      'the other saves data, and no voice gets through',
      { other: amara, rung: 'text', why: 'slow-line' },
      'Your connection carries no voice right now. Use the chat; your voice returns by itself.',
      undefined,
    ],
    ['this side saves data', { saver: true }, "You're on voice only to save data.", 'stopSaving'],
    ['a rung of one\u2019s own', { choice: 'small', rung: 'small' }, 'You send voice and video.', 'auto'],
    ['a slow line', { why: 'slow-line' }, 'Your connection is slow right now, so you send voice. Your voice comes first.', 'keepCamera'],
    ['a limit of the other', { why: 'limit', other: note({ limit: 'voice' }) }, 'Amara has a data limit. You send voice.', undefined],
    ['a limit of one\u2019s own', { why: 'limit', capBytes: 5_000_000 }, 'To stay within your data limit, you send voice.', undefined],
    ['a limit that was just lifted', { why: 'limit' }, undefined, undefined],
    ['voice because there is no picture', { why: 'limit', camera: false, other: note({ limit: 'voice' }) }, undefined, undefined],
  ])('CLS-11 say who or what limits it, and the one thing to do: %s', (_, state, text, act) => {
    expect(said(state)).toEqual([text, act]);
  });
});
