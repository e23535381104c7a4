import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aTeacherUser, aUser } from '../../../spec/builders';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { clock } from '../../lib/clock';
import { dayOfUse, storeCounted } from '../../lib/count-data';
import { dataSaver } from '../../lib/data-saver';
import { addData, readData } from '../../lib/data-used';
import { traffic } from '../../lib/traffic';

const less = () => screen.findByRole('switch', { name: 'Use less data' });
const asks = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: Object.assign(new EventTarget(), { saveData }) });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('whether a device uses less data', () => {
  it.each([
    ['/student/settings', aUser()],
    ['/teacher/settings', aTeacherUser()],
  ])('is decided at %s, at once and for good', async (path, user) => {
    const { person } = renderApp(quietGateway(), path, user);
    expect(await less()).not.toBeChecked();
    await person.click(await less());
    expect(await less()).toBeChecked();
    expect(dataSaver.isOn()).toBe(true);
    expect(localStorage.getItem('somo-data-saver')).toBe('on');
  });

  it('is what the browser asks for until somebody decides', async () => {
    asks(true);
    const { person } = renderApp(quietGateway(), '/student/settings', aUser());
    expect(await less()).toBeChecked();
    expect(screen.getByText(/It's on because your browser asks sites to save data\./)).toBeVisible();
    await person.click(await less());
    expect(await less()).not.toBeChecked();
    expect(dataSaver.isOn()).toBe(false);
    asks(false);
    act(() => dataSaver.choose(true));
    expect(await less()).toBeChecked();
    expect(screen.queryByText(/your browser asks/)).toBeNull();
  });
});

describe('what Somo has cost on this device in data', () => {
  const shown = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;

  it('says how much this month, for calls and the rest, what one earlier month took, and what it leaves out', async () => {
    const [today, earlier] = [dayOfUse(), '2020-02-29'];
    await addData(earlier, { lessons: 30_000_000, pages: 10_000_000 });
    await addData(today, { lessons: 9_000_000, pages: 2_000_000 });
    renderApp(quietGateway(), '/student/settings', aUser());
    expect(await shown('This month')).toBe('11 MB');
    traffic.add('pages', 1_000_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect(await shown('This month')).toBe('12 MB'));
    expect(await shown('Calls in lessons')).toBe('9 MB');
    expect(await shown('Pages, messages, and files')).toBe('3 MB');
    expect(screen.getByText('February 2020: 40 MB')).toBeVisible();
    expect(screen.getByText(/It doesn't include what the network adds/)).toBeVisible();
  });

  it('is the sum of what all tabs add at once, and the month before last is forgotten', async () => {
    const [now] = await readData();
    jest.spyOn(clock, 'now').mockReturnValue(Date.parse('2031-05-31T12:00:00Z'));
    await Promise.all(Array.from({ length: 20 }, () => addData(dayOfUse(), { lessons: 1, pages: 2 })));
    traffic.add('lessons', 5);
    await storeCounted();
    await storeCounted();
    expect(await readData()).toEqual([{ month: '2031-05', since: '2031-05-31', lessons: 25, pages: 40 }, now]);
    jest.spyOn(clock, 'now').mockReturnValue(Date.parse('2031-06-01T12:00:00Z'));
    await addData(dayOfUse(), { lessons: 0, pages: 7 });
    expect((await readData()).map(({ month }) => month)).toEqual(['2031-06', '2031-05']);
  });

  it('says so where the browser stores nothing, and what was counted waits', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new Error('No storage here.');
    });
    jest.resetModules();
    const counting = await import('../../lib/count-data');
    const counted = (await import('../../lib/traffic')).traffic;
    counted.add('pages', 3);
    await expect(counting.storeCounted()).rejects.toThrow('No storage here.');
    expect(counted.take()).toEqual({ lessons: 0, pages: 3 });
  });
});
