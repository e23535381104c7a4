import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { quietGateway, renderApp } from '../../testing/render-app';

const pages = [
  ['/how-it-works', 'How Somo works', /at least 24 hours/, /3-5 business days/],
  ['/about', 'About Somo', /keeps 15 %/],
  ['/help', 'Help', /At least 24 hours before/, /until 24 hours before the start/, /Only while both of you have agreed/],
  ['/contact', 'Contact', /support@somo\.test\. If it is about a lesson/],
  ['/privacy', 'Privacy Policy', /recorded only while both people have consented/],
  ['/terms', 'Terms of Service', /free of charge until 24 hours/, /keeps 15 % of the price/, /3-5 business days/],
  ['/safety', 'Safety', /Nothing is recorded unless both have consented/],
] as const;
const footerLinks = ['/teachers', '/how-it-works', '/help', '/about', '/contact', '/safety', '/terms', '/privacy'];

describe('the pages of words', () => {
  it.each(pages)('ROUTE-02 %s is called %s and states what is really so', async (path, title, ...claims) => {
    renderApp(quietGateway(), path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const claim of claims) expect(screen.getAllByText(claim)[0]).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('{{');
  });

  it('PUB-05 are linked from the footer, with the year of the copyright and no dead social link', async () => {
    renderApp(quietGateway(), '/about');
    const footer = await screen.findByRole('contentinfo');
    const links = within(footer).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(footerLinks);
    expect(footer).toHaveTextContent('© 2024 Somo');
  });

  it('ROUTE-02 /help keeps the answers that say what was typed', async () => {
    const { person } = renderApp(quietGateway(), '/help');
    const search = await screen.findByLabelText('Search the answers');
    await person.type(search, 'PAYOUT transfer');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['How and when are teachers paid?']);
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    await person.type(search, ' zebra');
    expect(screen.getByText(/^No answer says that/)).toBeVisible();
  });

  it('ROUTE-02 /contact opens a mail to whoever runs Somo', async () => {
    renderApp(quietGateway(), '/contact');
    const link = await screen.findByRole('link', { name: 'Write to support@somo.test' });
    expect(link).toHaveAttribute('href', 'mailto:support@somo.test');
  });
});
