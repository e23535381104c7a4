import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeGateway } from '../../spec/fake-gateway';
import { prefetchPages } from '../app/prefetch-pages';
import { readChoices, storeChoices } from '../features/classroom/choices';
import { entered } from '../features/classroom/entered';
import { Picture } from '../features/messages/attached/picture';
import { i18n } from '../i18n/i18n';
import { PersonAvatar } from '../ui/person-avatar';
import { Providers } from '../app/providers';
import { newCache } from '../app/cache';
import { dataSaver, pollEvery } from './data-saver';

beforeAll(() => i18n.loadNamespaces('messages'));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a device that uses less data', () => {
  it('asks three times less often', () => {
    expect([pollEvery(1_000), pollEvery(false)]).toEqual([1_000, false]);
    dataSaver.choose(true);
    expect([pollEvery(1_000), pollEvery(false)]).toEqual([3_000, false]);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('%s: fetches pages ahead of time %s times', async (isOn, times) => {
    dataSaver.choose(isOn);
    jest.useFakeTimers();
    const load = jest.fn(() => Promise.resolve());
    prefetchPages([load]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it.each([
    [false, '/files/avatars/a/b-160.webp'],
    [true, '/files/avatars/a/b-64.webp'],
  ])('%s: shows people in the size of %s', (isOn, src) => {
    dataSaver.choose(isOn);
    const person = { id: 'a', firstName: 'Ama', lastName: 'Boateng', avatarUrl: '/files/avatars/a/b-160.webp' };
    render(
      <Providers cache={newCache()}>
        <PersonAvatar person={person} />
      </Providers>,
    );
    expect(screen.getByRole('presentation', { hidden: true })).toHaveAttribute('src', src);
  });

  it('fetches a picture of a message after a click, and all of it after another', async () => {
    dataSaver.choose(true);
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
    const near = { observe: (element: Element) => element, disconnect: () => undefined };
    Object.assign(globalThis, {
      IntersectionObserver: function (tell: (entries: object[]) => void) {
        queueMicrotask(() => tell([{ isIntersecting: true }]));
        return near;
      },
    });
    const gateway = new FakeGateway().on('GET /api/files/:id', () => null as never);
    const fetched = () => gateway.calls.map(({ asked }) => asked.query['version'] ?? 'whole');
    const person = userEvent.setup();
    const file = { id: 'file-1', name: 'Board.jpg', contentType: 'image/jpeg', bytes: 1_200_000, width: 640, height: 480 };
    render(
      <Providers cache={newCache()}>
        <Picture file={file} />
      </Providers>,
    );
    await person.click(await screen.findByText('Show picture'));
    await waitFor(() => expect(fetched()).toEqual(['preview']));
    await person.click(await screen.findByRole('img'));
    await person.click(await screen.findByRole('button', { name: 'Full size (1.2 MB)' }));
    await waitFor(() => expect(fetched()).toEqual(['preview', 'whole']));
  });

  it('begins lessons with voice only; a lesson that is not to save data keeps that through a reload, and the next one begins anew', () => {
    const [now, next] = ['lesson-1', 'lesson-2'];
    expect(readChoices(now).saver).toBe(false);
    dataSaver.choose(true);
    expect(readChoices(now).saver).toBe(true);
    storeChoices({ ...readChoices(now), saver: false, sharp: true });
    entered.write(now, { board: true, saver: false });
    expect(readChoices(now)).toMatchObject({ saver: false, sharp: true });
    expect(entered.hasBoard(now)).toBe(true);
    expect(readChoices(next)).toMatchObject({ saver: true, sharp: true });
    dataSaver.choose(false);
    entered.write(now, { board: false, saver: true });
    expect(readChoices(now).saver).toBe(true);
    entered.forget();
    expect(readChoices(now).saver).toBe(false);
  });

  it.each([
    [{ saver: true }, null, true],
    [{ saver: true }, 'off', false],
    [{ saver: false }, null, false],
    [{}, null, false],
  ])('takes over %j of an earlier version if %s was chosen since: %s, also where a call is reloaded', async (ofLessons, chosen, isOn) => {
    localStorage.setItem('somo-classroom', JSON.stringify(ofLessons));
    if (chosen !== null) localStorage.setItem('somo-data-saver', chosen);
    sessionStorage.setItem('somo-entered', 'lesson-1 board');
    jest.resetModules();
    const choices = await import('../features/classroom/choices');
    const saver = await import('./data-saver');
    expect([saver.dataSaver.isOn(), choices.readChoices('lesson-1').saver]).toEqual([isOn, isOn]);
    choices.storeChoices({ ...choices.readChoices('lesson-1'), sharp: true });
    expect(choices.readChoices('lesson-2').saver).toBe(isOn);
  });
});
