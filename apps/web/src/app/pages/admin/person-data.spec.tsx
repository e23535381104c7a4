import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ClosingObstacle } from '@somo/contracts/closing';
import type { AccountCase } from '@somo/contracts/operators';
import { parseInstant } from '@somo/contracts/time';
import { aUser } from '../../../../spec/builders';
import { refused, type FakeGateway } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const operator = aUser({ id: 'user-9', firstName: '', lastName: '', fullName: '', role: 'admin', operatorRoles: ['trust'] });
const nia = { id: 'user-5', firstName: 'Nia', lastName: 'Walker', fullName: 'Nia Walker', avatarUrl: null };
const account: AccountCase = {
  ...{ userId: nia.id, person: nia, email: 'nia@example.com', emailConfirmed: true, role: 'teacher', lastSeenAt: null },
  ...{ createdAt: parseInstant('2026-11-20T08:00:00.000Z'), suspendedAt: null, restrictedAt: null, standingVersion: 0 },
  ...{ decisions: [], sessions: [], hasPassword: true, signsInWithGoogle: false, twoStep: false },
};

const withData = (obstacle: ClosingObstacle | null): FakeGateway =>
  quietGateway()
    .on('GET /api/admin/people/:id', () => account)
    .on('GET /api/admin/people/:id/reviews', () => ({ items: [] }))
    .on('GET /api/admin/people/:id/reports', () => ({ aboutCount: 0, byCount: 0, about: [], by: [] }))
    .on('GET /api/admin/audit', () => ({ items: [], nextCursor: null }))
    .on('GET /api/admin/people/:id/data', () => ({
      ...{ eraseAt: null, copy: { isMaking: false, current: null, nextAt: null } },
      closing: { lessons: 0, lessonsWithoutRefund: 0, requests: 0, balanceCents: 0, obstacle },
    }));

describe('PERM-05 SET-10 an operator closes the account of somebody who cannot sign in', () => {
  const open = async (gateway: FakeGateway) => {
    const { person } = renderApp(gateway, `/admin/people/${nia.id}`, operator);
    await person.click(await screen.findByRole('button', { name: 'Close account' }));
    return { person, dialog: within(await screen.findByRole('alertdialog')) };
  };

  it('reads before why it cannot be closed now, about the person and not about themselves', async () => {
    const { dialog } = await open(withData('lesson-under-way'));
    expect(dialog.getByRole('alert')).toHaveTextContent("They're teaching a lesson right now. You can close their account after it.");
    expect(dialog.getByRole('button', { name: 'Close account' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('reads the same where the service refuses it', async () => {
    const gateway = withData(null).on('POST /api/admin/people/:id/close', () => {
      throw refused('problem-open');
    });
    const { person, dialog } = await open(gateway);
    await person.type(dialog.getByLabelText(/^Note/), 'Wrote from her address');
    await person.type(await dialog.findByLabelText('Password'), 'Sunny-day-7');
    await person.click(dialog.getByRole('button', { name: 'Close account' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^A problem with one of their lessons hasn't been resolved yet/);
    expect(gateway.asked('POST /api/admin/people/:id/close')).toMatchObject([{ body: { password: 'Sunny-day-7' } }]);
  });
});
