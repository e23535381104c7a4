import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { i18n } from '../../i18n/i18n';
import { followVersions } from '../../lib/new-version';
import { system } from '../../ui/theme/system';
import { NewVersionBar } from './new-version-bar';

const words = 'A new version of Somo is ready.';

/** A browser with a worker in charge, and what an update of it does. */
function aWorker() {
  const postMessage = jest.fn();
  const [registration, installing] = [new EventTarget(), new EventTarget()];
  const parts: { waiting: object | null; installing: EventTarget } = { waiting: null, installing };
  const charge: { controller: object | null } = { controller: {} };
  const container = Object.assign(new EventTarget(), charge);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  followVersions(Object.assign(registration, parts) as unknown as ServiceWorkerRegistration);
  const answer = () => void container.dispatchEvent(new MessageEvent('message', { data: { type: 'somo.new-version' } }));
  const install = (isOther = true) => {
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { waiting: { postMessage, state: 'installed' } });
    installing.dispatchEvent(new Event('statechange'));
    if (isOther && container.controller) answer();
  };
  return { container, install, postMessage };
}

function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/elsewhere')}>Elsewhere</button>;
}

const show = () =>
  render(
    <ChakraProvider value={system}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={['/here']}>
          <input aria-label="Name" />
          <Elsewhere />
          <NewVersionBar />
        </MemoryRouter>
      </I18nextProvider>
    </ChakraProvider>,
  );

describe('a new version', () => {
  it('is not announced when the first one is installed', () => {
    const { container, install } = aWorker();
    container.controller = null;
    show();
    act(() => install());
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is not announced on a page that is of it already', () => {
    const { install, postMessage } = aWorker();
    document.head.innerHTML = '<meta name="somo-build" content="new">';
    show();
    act(() => install(false));
    expect(postMessage).toHaveBeenCalledWith({ type: 'somo.page', build: 'new' });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is offered once it is there, and takes over only when asked to', () => {
    const { install, postMessage } = aWorker();
    show();
    act(() => install());
    expect(screen.getByText(words)).toBeVisible();
    expect(postMessage).not.toHaveBeenCalledWith({ type: 'somo.update' });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(postMessage).toHaveBeenCalledWith({ type: 'somo.update' });
  });

  it('is no longer offered once another tab has put it in charge', () => {
    const { container, install } = aWorker();
    show();
    act(() => install());
    expect(screen.getByText(words)).toBeVisible();
    act(() => void container.dispatchEvent(new Event('controllerchange')));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is not offered on a page where something was typed, but on the next', () => {
    const { install } = aWorker();
    show();
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'A' } });
    act(() => install());
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.getByText(words)).toBeVisible();
  });
});
