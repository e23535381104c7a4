import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { LocalLink } from '../../ui/links';
import { newCache } from '../cache';
import { RouteProgress } from '../layouts/route-progress';
import { Providers } from '../providers';
import { memoryHistory } from './history';
import { createPageRouter, type PageRoute } from './page-router';
import { RouterView } from './router-view';
import { restoreScroll, saveScroll } from './scroll-positions';
import { ScrollRestoration } from './scroll-restoration';

/** A page whose file arrives when the test says so. */
function slowPage(path: string) {
  let arrive = (_page: { Component: () => React.ReactNode }) => {};
  let fail = (_error: Error) => {};
  const lazy = () =>
    new Promise<{ Component: () => React.ReactNode }>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
  return {
    route: { path, lazy } satisfies PageRoute,
    arrives: (text: string) => act(async () => arrive({ Component: () => <h1>{text}</h1> })),
    fails: () => act(async () => fail(new TypeError('Failed to fetch'))),
  };
}

const links = (
  <nav>
    {['/', '/#prices', '/first', '/second', '/broken'].map((to) => (
      <LocalLink key={to} to={to}>
        {to}
      </LocalLink>
    ))}
  </nav>
);
const Broken = () => {
  throw new Error('A bug');
};

async function open(...more: PageRoute[]) {
  const frame = (
    <>
      <RouteProgress />
      {links}
      <Outlet />
      <ScrollRestoration />
    </>
  );
  const home = { path: '/', element: <h1 id="prices">Home</h1> };
  const router = createPageRouter(
    [{ element: frame, children: [home, { path: '/broken', element: <Broken /> }, ...more] }],
    memoryHistory('/'),
  );
  await router.ready;
  render(
    <Providers cache={newCache()}>
      <RouterView router={router} />
    </Providers>,
  );
  const person = userEvent.setup();
  return { router, at: () => router.shown().location.pathname, follow: (name: string) => person.click(screen.getByRole('link', { name })) };
}

// Returns a promise, as Chromium's does.
const scrolls = jest.fn<(x: number, y: number) => Promise<void>>();
beforeEach(() => void Object.assign(window, { scrollTo: scrolls.mockReset().mockResolvedValue() }));
afterEach(() => void jest.restoreAllMocks());

describe('the page of a URL', () => {
  it('stays until the next one is loaded, and says that it is loading', async () => {
    const first = slowPage('/first');
    const { at, follow } = await open(first.route);
    await follow('/first');
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(at()).toBe('/');
    await first.arrives('First');
    expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(at()).toBe('/first');
  });

  it('is the one requested last, even if it arrives first', async () => {
    const [first, second] = [slowPage('/first'), slowPage('/second')];
    const { at, follow } = await open(first.route, second.route);
    await follow('/first');
    await follow('/second');
    await second.arrives('Second');
    await first.arrives('First');
    expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
    expect(at()).toBe('/second');
  });

  it('says that it is broken after a bug, or if its frame cannot be fetched, and the next page is shown', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const first = slowPage('/first');
    const { router, follow } = await open(first.route);
    const broken = () => screen.findByText('Something went wrong');
    await follow('/broken');
    expect(await broken()).toBeVisible();
    await act(async () => router.go(-1));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    await follow('/first');
    await first.fails();
    expect(await broken()).toBeVisible();
    await act(async () => router.go(-1));
    await follow('/first');
    await first.arrives('First');
    expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  });
});

describe('the table of all pages', () => {
  it('is fetched once, with the first URL that the first table does not have', async () => {
    const home: PageRoute = { path: '/', element: <h1>Home</h1> };
    const own: PageRoute = { path: '/own', element: <h1>Own page</h1> };
    const loadAll = jest.fn<() => Promise<PageRoute[]>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    loadAll.mockResolvedValue([home, own, { path: '*', element: <h1>Not found</h1> }]);
    const router = createPageRouter([home], memoryHistory('/'), loadAll);
    await router.ready;
    render(
      <Providers cache={newCache()}>
        <RouterView router={router} />
      </Providers>,
    );
    expect(loadAll).not.toHaveBeenCalled();
    await act(async () => router.push('/own'));
    expect(screen.getByText('Something went wrong')).toBeVisible();
    await act(async () => router.push('/own'));
    expect(screen.getByRole('heading', { name: 'Own page' })).toBeVisible();
    await act(async () => router.push('/nowhere'));
    expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
    expect(loadAll).toHaveBeenCalledTimes(2);
  });
});

describe('the scroll position', () => {
  it('is the top of a new page, and on Back where the reader was', async () => {
    const { router, follow } = await open({ path: '/first', element: <h1>First</h1> });
    Object.assign(window, { scrollY: 640 });
    await follow('/first');
    expect(scrolls).toHaveBeenLastCalledWith(0, 0);
    await act(async () => router.go(-1));
    expect(scrolls).toHaveBeenLastCalledWith(0, 640);
  });

  it('is that of its own address where the browser loads page after page', () => {
    const loaded = (pathname: string) => ({ key: 'default', pathname, search: '', hash: '', state: null, mask: undefined }) as const;
    Object.assign(window, { scrollY: 640 });
    saveScroll(loaded('/contact'));
    restoreScroll(loaded('/teachers'), { isFirst: false, keepsScroll: false });
    expect(scrolls).toHaveBeenLastCalledWith(0, 0);
    restoreScroll(loaded('/contact'), { isFirst: false, keepsScroll: false });
    expect(scrolls).toHaveBeenLastCalledWith(0, 640);
  });

  it('PUB-02 is the section that the URL names', async () => {
    const section = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { follow } = await open();
    await follow('/#prices');
    expect(section.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Home' })]);
  });

  it('stays where a page changes in place', async () => {
    const { router } = await open();
    scrolls.mockClear();
    act(() => router.push('/?subject=Physics', null, { preventScrollReset: true }));
    expect(scrolls).not.toHaveBeenCalled();
  });

  it('is ready once a page is shown, also where another was requested while the first was loading', async () => {
    const requests: ((page: { Component: () => null }) => void)[] = [];
    const lazy = () => new Promise<{ Component: () => null }>((arrive) => requests.push(arrive));
    const history = memoryHistory('/');
    const router = createPageRouter([{ path: '/', lazy }], history);
    history.go(0);
    const seen: boolean[] = [];
    void router.ready.then(() => seen.push(router.shown().isReady));
    for (const arrive of requests) {
      arrive({ Component: () => null });
      await new Promise((turn) => setTimeout(turn));
    }
    expect(seen).toEqual([true]);
  });
});
