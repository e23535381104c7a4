import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { prefetchPages } from '../app/prefetch-pages';
import { readChoices, storeChoices } from '../features/classroom/choices';
import { entered } from '../features/classroom/entered';
import { PersonAvatar } from '../ui/person-avatar';
import { Providers } from '../app/providers';
import { newCache } from '../app/cache';
import { dataSaver, pollEvery } from './data-saver';

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
});
