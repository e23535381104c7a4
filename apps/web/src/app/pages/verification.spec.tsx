import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { VerificationCase, VerificationTask } from '@somo/contracts/verification';
import { aLesson, aTeacherUser, aUser, hours, myProfile, page } from '../../../spec/builders';
import { broken, never, refused } from '../../../spec/fake-gateway';
import { fakeXhr, type FakeXhr } from '../../../spec/fake-xhr';
import { quietGateway, renderApp } from '../../../spec/render-app';

const kwame = aLesson().teacher;
const operator = aUser({ id: 'user-9', role: 'admin', firstName: '', lastName: '', fullName: '' });

const aCase = (is: Partial<VerificationCase> = {}): VerificationCase => ({
  ...{ id: 'case-1', kind: 'identity', status: 'pending', submittedAt: hours(-30), decidedAt: null, expiresAt: null },
  ...{ reasons: [], note: null, document: { name: 'Passport.pdf', contentType: 'application/pdf', bytes: 2000 }, deletedAt: null },
  ...is,
});
const aTask = (is: Partial<VerificationTask> = {}): VerificationTask => ({
  ...aCase(),
  ...{ teacherId: kwame.id, teacher: kwame, decidedBy: null, ...is },
});

describe('FIND-10 a teacher', () => {
  let xhr: FakeXhr;
  beforeEach(() => {
    xhr = fakeXhr();
  });
  const gateway = (...items: VerificationCase[]) =>
    quietGateway()
      .on('GET /api/me/profile', () => myProfile({ isVerified: false }))
      .on('GET /api/me/verification', () => ({ items, usualDays: 2 }));
  const row = async (name: string) => (await screen.findByRole('heading', { name, level: 3 })).closest('li')!;
  const choose = async (name: string, file: File) => {
    await row(name);
    fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } });
  };

  it('reads what can be verified, how long an answer takes and that documents are deleted', async () => {
    renderApp(gateway(), '/teacher/profile', aTeacherUser());
    for (const name of ['Identity', 'Diploma', 'Teaching certificate', 'Police certificate'])
      expect(within(await row(name)).getByRole('button', { name: `Send document: ${name}` })).toBeVisible();
    expect(screen.getByText(/Usually answered within 2 days/)).toBeVisible();
    expect(screen.getByText(/We delete each document 60 days after the decision/)).toBeVisible();
    expect(screen.getByText('Pending Verification')).toBeVisible();
  });

  it('sends a document part by part, and sees that it is being checked', async () => {
    const items: VerificationCase[] = [];
    const world = gateway()
      .on('GET /api/me/verification', () => ({ items, usualDays: null }))
      .on('POST /api/uploads', () => ({ id: 'upload-1', parts: [{ number: 1, url: '/api/uploads/upload-1?part=1' }] }))
      .on('POST /api/uploads/:id/done', () => ({ id: 'upload-1', name: 'a', contentType: 'b', bytes: 3, width: null, height: null }))
      .on('POST /api/me/verification', ({ body }) => (items.push(aCase({ kind: body.kind })), items[0]!));
    renderApp(world, '/teacher/profile', aTeacherUser());
    await choose('Diploma', new File(['abc'], 'Diploma.pdf'));
    expect(await within(await row('Diploma')).findByText('Being checked')).toBeVisible();
    expect(world.asked('POST /api/uploads')[0]?.body).toEqual({ name: 'Diploma.pdf', bytes: 3, purpose: 'verification' });
    expect(world.asked('POST /api/me/verification')[0]?.body).toEqual({ uploadId: 'upload-1', kind: 'diploma' });
    expect(xhr.puts).toEqual([{ url: '/api/uploads/upload-1?part=1', bytes: 3 }]);
  });

  it.each([
    ['another type', new File(['abc'], 'Scan.heic'), 'Please choose a PDF, JPG or PNG.'],
    ['nothing in it', new File([], 'Scan.pdf'), 'This file is empty.'],
    ['more than 10 MB', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Scan.pdf'), 'Please choose a file of at most 10 MB.'],
  ])('is told at once that a file has %s', async (_, file, words) => {
    const world = gateway();
    renderApp(world, '/teacher/profile', aTeacherUser());
    await choose('Identity', file);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(world.asked('POST /api/uploads')).toEqual([]);
  });

  it('is told why a file was not accepted, and can choose another', async () => {
    const world = gateway().on('POST /api/uploads', () => {
      throw refused('too-many-documents');
    });
    renderApp(world, '/teacher/profile', aTeacherUser());
    await choose('Identity', new File(['abc'], 'Passport.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/You already have 5 documents here/);
    expect(within(await row('Identity')).getByRole('button', { name: 'Send document: Identity' })).toBeVisible();
  });

  it('reads why a document was refused and what to do, and withdraws it after being asked', async () => {
    const world = gateway(aCase({ status: 'refused', decidedAt: hours(-1), reasons: ['unreadable', 'other'], note: 'Page 2, please.' })).on(
      'DELETE /api/me/verification/:id',
      () => null,
    );
    const { person } = renderApp(world, '/teacher/profile', aTeacherUser());
    const identity = within(await row('Identity'));
    expect(identity.getByText('Not approved')).toBeVisible();
    expect(identity.getByText(/Send a sharp, complete picture/)).toBeVisible();
    expect(identity.getByText('From our team: Page 2, please.')).toBeVisible();
    expect(identity.getByRole('button', { name: 'Send another: Identity' })).toBeVisible();
    await person.click(identity.getByRole('button', { name: 'Withdraw: Identity' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(world.asked('DELETE /api/me/verification/:id')[0]?.params).toEqual({ id: 'case-1' }));
  });

  it('sees that documents load, and that they could not be loaded', async () => {
    const world = gateway().on('GET /api/me/verification', never);
    renderApp(world, '/teacher/profile', aTeacherUser());
    expect(await screen.findByText('Loading your documents')).toBeInTheDocument();
    cleanup();
    world.on('GET /api/me/verification', () => {
      throw broken();
    });
    renderApp(world, '/teacher/profile', aTeacherUser());
    expect(await screen.findByText(/We couldn't load your documents/)).toBeVisible();
  });
});

describe('FIND-10 an operator', () => {
  const gateway = (isOn: boolean, ...tasks: VerificationTask[]) =>
    quietGateway()
      .on('GET /api/auth/two-step', () => ({ isOn, recoveryCodesLeft: 8, hasPassword: true, hasPasskey: false }))
      .on('GET /api/auth/sessions', () => page())
      .on('GET /api/admin/verification', ({ query }) =>
        page(...tasks.filter(({ status }) => (status === 'pending') === ((query['status'] ?? 'pending') === 'pending'))),
      );

  it('without two-step sign-in is led to set it up, and comes back', async () => {
    const { person } = renderApp(gateway(false, aTask()), '/admin/verification', operator);
    const card = within(await screen.findByRole('article', { name: `Identity: ${kwame.fullName}` }));
    for (const button of card.getAllByRole('button')) expect(button).toBeDisabled();
    await person.click(screen.getByRole('link', { name: 'Set up two-step sign-in' }));
    expect(await screen.findByText(/Set it up below to continue/)).toBeVisible();
  });

  it('goes on from the settings to the documents once two-step sign-in is on', async () => {
    const { person } = renderApp(gateway(true, aTask()), '/admin/settings?for=%2Fadmin%2Fverification', operator);
    await person.click(await screen.findByRole('link', { name: 'Continue' }));
    expect(await screen.findByRole('article', { name: `Identity: ${kwame.fullName}` })).toBeVisible();
  });

  it('refuses a document with at least one reason, and words for another one', async () => {
    const world = gateway(true, aTask()).on('POST /api/admin/verification/:id/decision', () => aTask({ status: 'refused' }));
    const { person } = renderApp(world, '/admin/verification', operator);
    await person.click(await screen.findByRole('button', { name: `Refuse: Identity of ${kwame.fullName}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Please choose at least one reason')).toBeVisible();
    await person.click(dialog.getByLabelText('Something else'));
    await person.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Please say what is wrong')).toBeVisible();
    await person.type(dialog.getByLabelText(/Note to the teacher/), 'It is a library card.');
    await person.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(world.asked('POST /api/admin/verification/:id/decision')[0]?.body).toEqual({
        ...{ outcome: 'refused', reasons: ['other'], note: 'It is a library card.' },
      }),
    );
  });

  it('approves a document, or learns that somebody else decided first', async () => {
    const world = gateway(true, aTask()).on('POST /api/admin/verification/:id/decision', () => {
      throw refused('verification-not-pending');
    });
    const { person } = renderApp(world, '/admin/verification', operator);
    await person.click(await screen.findByRole('button', { name: `Approve: Identity of ${kwame.fullName}` }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Already decided')).toBeVisible();
    expect(world.asked('POST /api/admin/verification/:id/decision')[0]?.body).toEqual({ outcome: 'approved' });
  });

  it('sees what was decided, by whom, and until when the document is kept', async () => {
    const decided = aTask({
      status: 'approved',
      decidedAt: hours(-1),
      decidedBy: operator.id,
      expiresAt: hours(17_000),
      deletedAt: hours(1400),
    });
    renderApp(gateway(true, decided), '/admin/verification?status=decided', operator);
    expect(await screen.findByText(/^Approved .* by you\. Valid until /)).toBeVisible();
    expect(screen.getByText(/^We delete this document on /)).toBeVisible();
  });

  it('is told that nothing waits', async () => {
    renderApp(gateway(true), '/admin/verification', operator);
    expect(await screen.findByText('Nothing to check')).toBeVisible();
  });
});
