import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newCache } from '../../cache';
import { devRoutes } from '../../dev-routes';
import { Providers } from '../../providers';
import { routes } from '../../router';
import { memoryHistory } from '../../routing/history';
import { createPageRouter } from '../../routing/page-router';
import { RouterView } from '../../routing/router-view';

it('shows every part of the design system, and its states', async () => {
  const router = createPageRouter([...devRoutes, ...routes], memoryHistory('/dev/ui'));
  const person = userEvent.setup();
  render(
    <Providers cache={newCache()}>
      <RouterView router={router} />
    </Providers>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Design system' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  for (const name of ['Logo and kente', 'Colours', 'Type', 'Page header', 'People', 'Money, dates and times', 'Fields'])
    expect(names).toContain(name);
  expect(within(screen.getByRole('region', { name: 'People' })).getAllByRole('article')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Cancel lesson' }));
  expect(await screen.findByRole('alertdialog', { name: 'Cancel this lesson?' })).toBeVisible();
});
