import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../spec/builders';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { i18n } from '../../i18n/i18n';
import { keepLanguage, speakAt } from '../../i18n/locale';
import { fieldSentence } from '../../i18n/field-sentence';
import { deadline, dayName, money, timeOf, unparted, zoneLabel } from '../../lib/format';
import { weeksOf } from '../../lib/days';
import { shortWindowText } from '../../lib/week-in-short';
import { parseInstant } from '@somo/contracts/time';

afterEach(async () => {
  keepLanguage('en');
  await speakAt(null);
});

describe('SET-05 the languages below a public page', () => {
  it('lead to the same page, each under its own name, and mark the one that is open', async () => {
    renderApp(quietGateway(), '/fr/teachers?q=maths');
    const languages = await screen.findByRole('navigation', { name: 'Langue' });
    expect(languages).toHaveTextContent(/^English ?En relecture : ?Français/);
    const links = within(languages).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['English', '/teachers?q=maths', null],
      ['Français', '/fr/teachers?q=maths', 'page'],
      ['Português', '/pt-PT/teachers?q=maths', null],
      ['Kiswahili', '/sw/teachers?q=maths', null],
      ['العربية', '/ar/teachers?q=maths', null],
    ]);
  });

  it('decide the language of pages without one in their URL, for a visitor', async () => {
    const { person, at } = renderApp(quietGateway(), '/fr/login');
    await person.click(await screen.findByRole('link', { name: /^Mot de passe oublié/ }));
    await waitFor(() => expect(at()).toBe('/forgot-password'));
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Forgot');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('say what is wrong with a field in the language of the page', async () => {
    const { person } = renderApp(quietGateway(), '/fr/register');
    await person.type(await screen.findByLabelText('Mot de passe'), 'kurz');
    await person.click(screen.getByRole('button', { name: 'Créer un compte' }));
    expect(await screen.findByText('Le mot de passe doit avoir au moins 8 caractères')).toBeVisible();
    expect(fieldSentence('This field of the API is unknown')).toBe('This field of the API is unknown');
  });
});

describe('SET-05 a person chooses the language of their account', () => {
  it('which is saved at once, and the page speaks it', async () => {
    const user = aUser();
    const sent: unknown[] = [];
    const gateway = quietGateway().on('PATCH /api/me/settings', ({ body }) => {
      sent.push(body);
      Object.assign(user, { language: 'fr' });
      return { account: { language: 'fr', timeZone: user.timeZone } };
    });
    const { person } = renderApp(gateway, '/student/settings', user);
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr');
    expect(await screen.findByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
    expect(sent).toEqual([{ account: { language: 'fr' } }]);
  });
});

describe('SET-05 the language of a page', () => {
  it('is the one requested last, even while another one is being switched to', async () => {
    const next = new Promise<void>((done) => {
      const turn = () => {
        i18n.off('languageChanging', turn);
        void speakAt('en').then(done);
      };
      i18n.on('languageChanging', turn);
    });
    await Promise.all([speakAt('ar'), next]);
    expect([i18n.language, document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'en', 'ltr']);
  });

  it('is English for an operator, from left to right, whatever the account is in', async () => {
    renderApp(quietGateway(), '/admin/settings', aUser({ role: 'admin', language: 'ar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
  });
});

describe('SET-05 in French', () => {
  const at = parseInstant('2030-01-07T14:30:00.000Z');

  it('clocks, days, weeks and money are written as French does', async () => {
    await speakAt('fr');
    expect([timeOf(at, 'UTC'), dayName(at, 'UTC'), money(123450).replaceAll(/[\u00a0\u202f]/g, ' ')]).toEqual([
      '14:30',
      'lundi 7 janvier',
      '1 234,50 $US',
    ]);
    expect([zoneLabel('UTC', 0), zoneLabel('Africa/Abidjan', 0), zoneLabel('Africa/Lagos', 0)]).toEqual([
      'UTC',
      'Abidjan (UTC)',
      'Lagos (UTC+1)',
    ]);
    expect(shortWindowText({ startTime: '09:00', endTime: '13:30' })).toBe('09:00–13:30');
    expect(unparted(deadline(at, Date.parse('2030-01-05T00:00:00Z'), 'UTC'))).toBe('lun. à 14:30');
    expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-10-26');
  });
});
