import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { broken } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const pages = [
  ['/how-it-works', 'How Somo works', /at least 24 hours/, /3–5 business days/],
  ['/about', 'About Somo', /keeps 15%/],
  [
    '/help',
    'Help',
    /At least 24 hours before/,
    /up to 24 hours before the lesson/,
    /Nobody may record a lesson in any other way without the other person's consent/,
  ],
  ['/contact', 'Contact', /If it's about a lesson/],
  ['/privacy', 'Privacy Policy', /A lesson is recorded only while both of you agree/],
  ['/terms', 'Terms of Service', /cancel for free up to 24 hours/, /keeps 15% of the price/, /3–5 business days/],
  ['/safety', 'Safety', /Recording in any other way needs the other person's consent/],
] as const;
const footerLinks = [
  '/teachers',
  '/how-it-works',
  '/help',
  '/about',
  '/contact',
  '/safety',
  '/terms',
  '/privacy',
  '/about',
  '/fr/about',
  '/pt-PT/about',
  '/sw/about',
  '/ar/about',
];

describe('the content pages', () => {
  it.each(pages)('ROUTE-02 %s is titled %s and states the actual rules', async (path, title, ...claims) => {
    renderApp(quietGateway(), path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const claim of claims) {
      const text = screen.getAllByText(claim)[0]!;
      // An answer on /help is folded until asked for.
      const folded = text.closest('details');
      if (folded) folded.open = true;
      expect(text).toBeVisible();
    }
    expect(screen.getByRole('main')).not.toHaveTextContent('{{');
  });

  it.each(['/privacy', '/help', '/terms'])('ROUTE-02 %s has the same paragraphs and lists in another language', async (path) => {
    const drawn = async (address: string) => {
      renderApp(quietGateway(), address);
      const main = await screen.findByRole('main');
      await waitFor(() => expect(main.querySelector('h1')).not.toBeNull());
      const lists = [...main.querySelectorAll('ul')].map(({ children }) => children.length);
      const paragraphs = main.querySelectorAll('p').length;
      cleanup();
      return { lists, paragraphs };
    };
    const ours = await drawn(path);
    expect(await drawn(`/fr${path}`)).toEqual(ours);
    expect(Math.min(...ours.lists)).toBeGreaterThan(1);
  });

  it('PUB-05 are linked from the footer, with the copyright year and no dead social link', async () => {
    renderApp(quietGateway(), '/about');
    const footer = await screen.findByRole('contentinfo');
    const links = within(footer).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(footerLinks);
    expect(footer).toHaveTextContent('© 2024–2026 Somo');
  });

  it('ROUTE-02 /help filters the answers by what was typed', async () => {
    const { person } = renderApp(quietGateway(), '/help');
    const search = await screen.findByLabelText('Search help');
    await person.type(search, 'PAYOUT transfer');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'How and when do teachers get paid?',
      'At a glance',
    ]);
    expect(screen.getByText('1 answer')).toHaveAttribute('role', 'status');
    await person.type(search, ' zebra');
    expect(screen.getByText(/^No results\./)).toBeVisible();
  });

  it('ROUTE-02 /contact sends the message once, and keeps it in the form until the server has accepted it', async () => {
    let away = true;
    const gateway = quietGateway().on('POST /api/contact', () => {
      if (away) throw broken();
      return null;
    });
    const { person } = renderApp(gateway, '/contact');
    const message = await screen.findByLabelText('Your message');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    for (const [label, words] of [
      ['Your name', 'Please enter your name.'],
      ['Your email address', 'Please enter your email address.'],
      ['Your message', 'Please enter your message.'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleErrorMessage(words));
    }
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    await person.type(screen.getByLabelText('Your name'), 'Ama @');
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveAccessibleErrorMessage(/web and email addresses/));
    await person.clear(screen.getByLabelText('Your name'));
    await person.type(screen.getByLabelText('Your name'), 'Ama');
    await person.type(screen.getByLabelText('Your email address'), ' ama@example.org');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Your name')).not.toHaveAttribute('aria-invalid', 'true');
    expect(message).toHaveFocus();
    await person.type(message, 'Hello');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText("We couldn't send your message")).toBeVisible();
    expect(message).toHaveValue('Hello');
    away = false;
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText("Thanks, we've received your message and will reply by email.")).toBeVisible();
    expect(message).toHaveValue('');
    expect(message).not.toHaveAttribute('aria-invalid', 'true');
    expect(gateway.asked('POST /api/contact').map(({ body }) => body)).toEqual([
      { name: 'Ama', email: 'ama@example.org', message: 'Hello' },
      { name: 'Ama', email: 'ama@example.org', message: 'Hello' },
    ]);
  });
});
