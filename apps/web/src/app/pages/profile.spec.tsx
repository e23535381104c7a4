import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyProfile } from '@somo/contracts/people';
import { aModule, aTeacherUser, aUser, myProfile, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const student = () =>
  myProfile({ role: 'student', firstName: 'Amara', lastName: 'Okafor', fullName: 'Amara Okafor', bio: null, subjects: [], modules: [] });

describe('the profile of a student', () => {
  const gateway = () => quietGateway().on('GET /api/me/profile', student);
  const open = (from = gateway()) => renderApp(from, '/student/profile', aUser());
  const edit = async (person: ReturnType<typeof open>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  };

  it('PRO-01 says what has not been told yet', async () => {
    open();
    expect(await screen.findByText('No interests added yet')).toBeVisible();
    expect(screen.getByText('No bio added yet')).toBeVisible();
  });

  it('PRO-03 PRO-06 sends only what has changed, and says that it is saved', async () => {
    const sent: unknown[] = [];
    const { person } = open(
      gateway().on('PATCH /api/me/profile', ({ body }) => {
        sent.push(body);
        return { ...student(), interests: ['Chess', 'Poetry'] };
      }),
    );
    const dialog = await edit(person);
    expect(dialog.getByText('Email cannot be changed')).toBeVisible();
    expect(dialog.queryByLabelText('Introduction video')).toBeNull();
    await person.type(dialog.getByLabelText('Interests'), 'Chess, Poetry , Chess,');
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile has been successfully updated.')).toBeVisible();
    expect(sent).toEqual([{ interests: ['Chess', 'Poetry'] }]);
    expect(await screen.findByText('Poetry')).toBeVisible();
  });

  it('PRO-07 tries an update twice, half a second apart, and no more', async () => {
    let tries = 0;
    const failing = gateway().on('PATCH /api/me/profile', () => {
      tries += 1;
      throw broken();
    });
    const { person } = open(failing);
    const dialog = await edit(person);
    await person.type(dialog.getByLabelText('Bio'), 'Hello');
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Could not update your profile. Please try again later.', {}, { timeout: 5000 })).toBeVisible();
    expect(tries).toBe(2);
    expect(dialog.getByLabelText('Bio')).toHaveValue('Hello');
  });

  it('PRO-03 shows what the server refuses at its field, without a second try', async () => {
    let tries = 0;
    const refusing = gateway().on('PATCH /api/me/profile', () => {
      tries += 1;
      throw refused('invalid-input', { errors: { bio: ['Please remove control characters'] } });
    });
    const { person } = open(refusing);
    const dialog = await edit(person);
    await person.type(dialog.getByLabelText('Bio'), 'Hello');
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Please remove control characters')).toBeVisible();
    expect(tries).toBe(1);
  });

  it('PRO-06 says so if the profile cannot be loaded', async () => {
    open(
      quietGateway().on('GET /api/me/profile', () => {
        throw broken();
      }),
    );
    expect(await screen.findByText('Could not load your profile data. Please try again later.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  });
});

describe('the profile of a teacher', () => {
  const [algebra, waves] = [
    aModule({ id: 'm1', name: 'Algebra', subject: 'Physics' }),
    aModule({ id: 'm2', name: 'Waves', subject: 'Physics' }),
  ];
  const gateway = () =>
    quietGateway()
      .on('GET /api/me/profile', () => myProfile({ subjects: ['Physics'], modules: [algebra], isVerified: false, averageRating: null }))
      .on('GET /api/subjects', () => page('Chemistry', 'Physics'))
      .on('GET /api/modules', () => page(algebra, waves));

  it('PRO-02 shows what students see, and what is missing', async () => {
    renderApp(gateway(), '/teacher/profile', aTeacherUser());
    expect(await screen.findByText('Pending Verification')).toBeVisible();
    expect(screen.getByText('No ratings yet')).toBeVisible();
    expect(screen.getByText(/^Not on your profile yet: /)).toBeVisible();
    expect(screen.queryByText('Not provided')).toBeNull();
    expect(screen.getByText(/^Algebra/)).toBeVisible();
  });

  it('PRO-03 asks whether the teaching hours move to a new time zone too, and moves them', async () => {
    const hours = {
      ...{ version: 3, timeZone: 'Africa/Accra', specificDates: [], breakPeriods: [] },
      recurringSlots: [{ id: 'a', day: 1, startTime: '09:00', endTime: '10:00', isRecurring: true as const }],
    };
    const sent: unknown[] = [];
    const { person } = renderApp(
      gateway()
        .on('PATCH /api/me/profile', ({ body }) => myProfile(body as Partial<MyProfile>))
        .on('GET /api/me/availability', () => hours)
        .on('PUT /api/me/availability', ({ body }) => {
          sent.push([body.version, body.timeZone]);
          return { ...hours, version: 4, timeZone: String(body.timeZone), outside: [] };
        }),
      '/teacher/profile',
      aTeacherUser(),
    );
    await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    const zone = dialog.getByRole('combobox', { name: 'Time zone' });
    await person.clear(zone);
    await person.paste('Nairobi');
    await person.click(await screen.findByText('Nairobi (GMT+3)'));
    expect(dialog.getByText("Once you save, we'll ask if your teaching hours should move too.")).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Move your teaching hours to Nairobi time (GMT+3)?' }));
    expect(question.getByRole('button', { name: 'Keep Accra (GMT)' })).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Move the hours' }));
    expect(await screen.findByText('Your availability has been saved successfully.')).toBeVisible();
    expect(sent).toEqual([[3, 'Africa/Nairobi']]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus());
  });

  it('SUBJ-01 shows each subject with its modules and their levels, to be edited by their owner alone', async () => {
    const modules = [aModule(), aModule({ id: 'module-2', name: 'Heat', level: 'Advanced' })];
    renderApp(
      gateway().on('GET /api/me/profile', () => myProfile({ subjects: ['Physics'], modules })),
      '/teacher/profile',
      aTeacherUser(),
    );
    const card = within(await screen.findByRole('region', { name: 'Teaching Subjects' }));
    expect(await card.findByText('Physics')).toBeVisible();
    for (const name of ['Waves', 'Heat']) expect(card.getByText(name)).toBeVisible();
    expect(card.getByText('Waves').parentElement).toHaveTextContent('Waves · Beginner');
    expect(card.getByText('Heat').parentElement).toHaveTextContent('Heat · Advanced');
    expect(card.getByRole('button', { name: 'Edit teaching subjects' })).toBeVisible();
  });

  it('SUBJ-02 SUBJ-04 adds a subject and a module, and saves both at once', async () => {
    const sent: unknown[] = [];
    const { person } = renderApp(
      gateway().on('PUT /api/me/subjects', ({ body }) => {
        sent.push(body);
        return myProfile({ subjects: ['Physics', 'Chemistry'], modules: [] });
      }),
      '/teacher/profile',
      aTeacherUser(),
    );
    await person.click(await screen.findByRole('button', { name: 'Edit teaching subjects' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Teaching Subjects' }));
    await person.click(await dialog.findByRole('button', { name: /^Waves/ }));
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    expect(dialog.queryByRole('option', { name: 'Physics' })).toBeNull();
    await person.selectOptions(dialog.getByLabelText('Add a subject'), 'Chemistry');
    await person.click(dialog.getByRole('button', { name: 'Add' }));
    await person.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your teaching subjects and modules have been updated.')).toBeVisible();
    expect(sent).toEqual([
      {
        subjects: [
          { subject: 'Physics', moduleIds: ['m1', 'm2'] },
          { subject: 'Chemistry', moduleIds: [] },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
