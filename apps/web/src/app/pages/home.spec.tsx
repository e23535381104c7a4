import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aTeacher, aTeacherUser, aUser, page } from '../../../spec/builders';
import { broken } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

describe('/', () => {
  it('PUB-06 PUB-11 leads to the teacher list and to registration, and explains how it works', async () => {
    renderApp(quietGateway(), '/');
    expect(await screen.findByRole('link', { name: 'Find Your Teacher' })).toHaveAttribute('href', '/teachers');
    expect(screen.getByRole('link', { name: 'Become a Teacher' })).toHaveAttribute('href', '/register');
    expect(document.getElementById('features')).toHaveTextContent('Automatic time zone conversion');
    expect(document.getElementById('how-it-works')).toHaveTextContent('Find a teacher');
    for (const figure of ['500+', '50+', '98%', '10,000+', '15+', '4.9/5', '24/7']) expect(screen.getByText(figure)).toBeVisible();
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ] as const)('PUB-02 scrolls to the section in the URL, with reduced motion (%s): %s', async (reduce, behavior) => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const usual = window.matchMedia;
    const media = jest.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => ({ ...usual(query), matches: reduce }));
    renderApp(quietGateway(), '/#features');
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior }));
    expect(scroll.mock.contexts[0]).toBe(document.getElementById('features'));
    media.mockRestore();
    scroll.mockRestore();
  });

  it('PUB-02 stays at the section in the URL while the page is still loading, until the user interacts', async () => {
    let arrive = (): void => {};
    const height = jest.spyOn(document.body, 'scrollHeight', 'get').mockReturnValue(1000);
    const observers = jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((heard) => {
      let watching = true;
      arrive = () => watching && heard([], {} as ResizeObserver);
      return { observe: () => {}, unobserve: () => {}, disconnect: () => void (watching = false) };
    });
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderApp(quietGateway(), '/#features');
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' }));
    const before = scroll.mock.calls.length;
    arrive();
    expect(scroll).toHaveBeenCalledTimes(before);
    height.mockReturnValue(1200);
    arrive();
    expect(scroll).toHaveBeenLastCalledWith({ behavior: 'auto' });
    expect(scroll.mock.contexts.at(-1)).toBe(document.getElementById('features'));
    window.dispatchEvent(new Event('wheel'));
    height.mockReturnValue(1400);
    arrive();
    expect(scroll).toHaveBeenCalledTimes(before + 1);
    for (const mock of [observers, height, scroll]) mock.mockRestore();
  });

  it('PUB-07 passes subject, grade level and time zone on to the list', async () => {
    const { person, at } = renderApp(quietGateway(), '/');
    await person.type(await screen.findByLabelText('Subject'), 'Physics');
    await person.selectOptions(screen.getByLabelText('Grade level'), 'College/University');
    await person.selectOptions(screen.getByLabelText('Preferred time zone'), 'Pacific');
    await person.click(screen.getByRole('button', { name: 'Search Teachers' }));
    await waitFor(() => expect(at()).toBe('/teachers?q=Physics&level=College%2FUniversity&tz=America%2FLos_Angeles'));
  });

  it('PUB-08 PUB-09 shows three real teachers, who lead a visitor to the list', async () => {
    const gateway = quietGateway().on('GET /api/teachers/featured', () =>
      page(aTeacher(), aTeacher({ id: '2', fullName: 'Zainab Mwangi' }), aTeacher({ id: '3', fullName: 'Aïcha Diop' })),
    );
    renderApp(gateway, '/');
    const card = await screen.findByRole('article', { name: 'Aïcha Diop' });
    expect(within(card).getByRole('link', { name: /Book Lesson/ })).toHaveAttribute('href', '/teachers');
    expect(within(card).getByRole('link', { name: /View Profile/ })).toHaveAttribute('href', '/teachers/3');
    expect(screen.getByText(/^Times shown in /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Teachers' })).toHaveAttribute('href', '/teachers');
  });

  it.each([
    ['a teacher whose clock differs from that of the reader', 'Africa/Accra', true],
    ['no two clocks that show the same', 'America/New_York', false],
  ])('PUB-06 shows %s', async (_, timeZone, differ) => {
    const here = aTeacher({ id: '1', fullName: 'Aïcha Diop', timeZone: 'America/New_York' });
    const gateway = quietGateway().on('GET /api/teachers/featured', () => page(here, aTeacher({ id: '2', timeZone })));
    renderApp(gateway, '/');
    await screen.findByRole('article', { name: 'Aïcha Diop' });
    const features = document.getElementById('features')!;
    expect(within(features).queryAllByText('Accra')).toHaveLength(differ ? 1 : 0);
    expect(within(features).queryAllByText('New York')).toHaveLength(differ ? 1 : 0);
  });

  it('stays complete if the featured teachers fail to load', async () => {
    const gateway = quietGateway().on('GET /api/teachers/featured', () => {
      throw broken();
    });
    renderApp(gateway, '/');
    expect(await screen.findByText('Failed to load teachers data. Please try again later.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('PUB-13 sends a signed-in teacher to the dashboard', async () => {
    const { at } = renderApp(quietGateway(), '/', aTeacherUser());
    await waitFor(() => expect(at()).toBe('/teacher/dashboard'));
  });

  it('PUB-03 PUB-04 has a menu on narrow screens that closes after a choice', async () => {
    const { person, at } = renderApp(quietGateway(), '/');
    await person.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = document.getElementById('public-menu')!;
    await person.click(within(menu).getByRole('link', { name: 'Find Teachers' }));
    await waitFor(() => expect(at()).toBe('/login'));
    expect(document.getElementById('public-menu')).toBeNull();
  });
});

describe('missing and forbidden pages', () => {
  it("ROUTE-07 says 'Oops! Page not found' and leads home", async () => {
    renderApp(quietGateway(), '/nowhere');
    expect(await screen.findByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  it('ROUTE-01 has a page for users without access', async () => {
    renderApp(quietGateway(), '/unauthorized');
    expect(await screen.findByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    cleanup();
    renderApp(quietGateway(), '/unauthorized', aUser());
    expect(await screen.findByText("Your account can't open this part of Somo.")).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sign In' })).toBeNull();
  });
});
