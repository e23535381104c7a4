import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newCache } from './cache';
import { loadPage } from './load-page';
import { Providers } from './providers';

afterEach(() => void jest.restoreAllMocks());

describe('a page whose file cannot be fetched', () => {
  it('ROUTE-08 says that the browser is offline, and opens by itself once it is back', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isThere = false;
    const Page = await loadPage(() =>
      isThere ? Promise.resolve({ default: () => <h1>My Lessons</h1> }) : Promise.reject(new TypeError()),
    );
    render(
      <Providers cache={newCache()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </Providers>,
    );
    expect(screen.getByText("This page opens as soon as you're back online.")).toBeVisible();
    expect(screen.queryByText('Something went wrong')).toBeNull();
    isThere = true;
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'My Lessons' })).toBeVisible();
  });
});
