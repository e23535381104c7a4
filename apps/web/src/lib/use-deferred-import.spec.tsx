import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from './toast';
import { useDeferredImport } from './use-deferred-import';

function Panel() {
  return <p>Here it is</p>;
}

function Opener({ load }: { load: () => Promise<typeof Panel> }) {
  const { part: Part, asked, show } = useDeferredImport(load);
  return (
    <>
      <button type="button" aria-busy={asked} onClick={show}>
        Open
      </button>
      {Part && <Part />}
    </>
  );
}

describe('a component that is loaded on demand', () => {
  it('is shown once it has been requested', async () => {
    render(<Opener load={async () => Panel} />);
    expect(screen.queryByText('Here it is')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Here it is')).toBeVisible();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false');
  });

  it('leaves the page as it is if loading fails, and loads on the next attempt', async () => {
    let line = false;
    render(<Opener load={() => (line ? Promise.resolve(Panel) : Promise.reject(new TypeError('Failed to fetch')))} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(toasts.shown().map(({ title }) => title)).toEqual(["This part of the page didn't load"]));
    expect(screen.queryByText('Here it is')).toBeNull();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false');
    line = true;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });
});
