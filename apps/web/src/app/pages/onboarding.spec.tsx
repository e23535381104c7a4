import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aModule, aNewcomer, aSession, aTeacherUser, aUser, myProfile, page } from '../../../spec/builders';
import { clock } from '../../lib/clock';
import { hoursDraft } from '../../lib/kept-draft';
import { refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const startHours = {
  ...{ version: 1, timeZone: 'Africa/Accra', specificDates: [], breakPeriods: [] },
  recurringSlots: [{ id: 'a', day: 1, startTime: '09:00', endTime: '10:00', isRecurring: true as const }],
};
const newTeacher = () => aSession(aTeacherUser({ id: aNewcomer().id }), { accessToken: 'teacher-token' });

type Someone = ReturnType<typeof renderApp>['person'];

const goOn = async (person: Someone) => person.click(await screen.findByRole('button', { name: 'Continue' }));
const skipHours = async (person: Someone) => person.click(await screen.findByRole('button', { name: 'Skip for now' }));

async function asTeacher(person: Someone) {
  await person.click(await screen.findByRole('button', { name: 'Teacher' }));
  await person.type(screen.getByLabelText('First name'), 'Kwame');
  await person.type(screen.getByLabelText('Last name'), 'Mensah');
  await goOn(person);
  await person.click(await screen.findByRole('button', { name: 'Physics' }));
}

async function confirmRate(person: Someone) {
  await person.click(await screen.findByRole('checkbox', { name: 'My hourly rate is $25' }));
  await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
}

describe('/onboarding', () => {
  it('ONB-02 says what is missing', async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/onboarding', aNewcomer());
    await person.click(await screen.findByRole('button', { name: 'Complete Profile' }));
    for (const words of ['Please select whether you are a student or teacher', 'First name is required', 'Last name is required'])
      expect(await screen.findByText(words)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Teacher' }));
    await goOn(person);
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByText('Step 1 of 4')).toBeVisible();
    expect(gateway.asked('POST /api/onboarding')).toHaveLength(0);
  });

  it("ONB-02 rejects a name that looks like a link or reverses text, with the server's message", async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/onboarding', aNewcomer({ firstName: 'www.example', lastName: 'Ama\u202eBoateng' }));
    await person.click(await screen.findByRole('button', { name: 'Student' }));
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(await screen.findByText('Please remove web and email addresses (“://”, “www.”, “@”)')).toBeVisible();
    expect(screen.getByText('Please use one line, without control characters')).toBeVisible();
    expect(gateway.asked('POST /api/onboarding')).toHaveLength(0);
  });

  it("ONB-03 creates a student with the browser's time zone, and opens the dashboard", async () => {
    const gateway = quietGateway().on('POST /api/onboarding', () => aSession(aUser()));
    const { person, at } = renderApp(gateway, '/onboarding', aNewcomer());
    await person.click(await screen.findByRole('button', { name: 'Student' }));
    await person.type(screen.getByLabelText('First name'), 'Ama');
    await person.type(screen.getByLabelText('Last name'), 'Boateng');
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(screen.getByText('Your information has been saved successfully')).toBeVisible();
    await waitFor(() => expect(at()).toBe('/student/dashboard'));
    expect(gateway.asked('POST /api/onboarding')[0]?.body).toEqual({
      userType: 'student',
      firstName: 'Ama',
      lastName: 'Boateng',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('ONB-02 takes one name of those who go by one', async () => {
    const gateway = quietGateway().on('POST /api/onboarding', () => aSession(aUser()));
    const { person } = renderApp(gateway, '/onboarding', aNewcomer());
    await person.click(await screen.findByRole('button', { name: 'Student' }));
    await person.click(screen.getByRole('checkbox', { name: 'I go by one name' }));
    expect(screen.queryByLabelText('Last name')).toBeNull();
    await person.type(screen.getByLabelText('Name'), 'Sade');
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
    await waitFor(() => expect(gateway.asked('POST /api/onboarding')).toHaveLength(1));
    const { userType, firstName, lastName } = gateway.asked('POST /api/onboarding')[0]!.body;
    expect({ userType, firstName, lastName }).toEqual({ userType: 'student', firstName: 'Sade', lastName: undefined });
  });

  it.each([
    ['Become a Teacher', 'teacher', 'Teacher'],
    ['Book Lesson', 'student', 'Student'],
  ])('ONB-01 starts with the role of somebody who followed %s, for a day, in every tab', async (_link, role, name) => {
    localStorage.setItem('somo-intended-role', `${role} ${clock.now()}`);
    renderApp(quietGateway(), '/onboarding', aNewcomer());
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    cleanup();
    localStorage.setItem('somo-intended-role', `${role} ${clock.now() - 25 * 3_600_000}`);
    renderApp(quietGateway(), '/onboarding', aNewcomer());
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
    localStorage.removeItem('somo-intended-role');
  });

  it('ONB-01 fills in names that are already known', async () => {
    renderApp(quietGateway(), '/onboarding', aNewcomer({ firstName: 'Ama', lastName: 'Boateng' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ama');
    expect(screen.getByLabelText('Last name')).toHaveValue('Boateng');
  });

  it('ONB-05 suggests an hourly rate of 25, which the teacher confirms', async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/onboarding', aNewcomer({ firstName: 'Kwame', lastName: 'Mensah' }));
    await person.click(await screen.findByRole('button', { name: 'Teacher' }));
    await goOn(person);
    await screen.findByRole('heading', { name: 'What do you teach?' });
    await goOn(person);
    expect(await screen.findByText('Please choose at least one subject')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Physics' }));
    await goOn(person);
    await screen.findByRole('heading', { name: 'When do you teach?' });
    await goOn(person);
    expect(await screen.findByText('Please choose at least one hour, or skip this step')).toBeVisible();
    await skipHours(person);
    expect(await screen.findByLabelText('Hourly rate in US dollars')).toHaveValue('25');
    await person.clear(screen.getByLabelText('Hourly rate in US dollars'));
    await person.type(screen.getByLabelText('Hourly rate in US dollars'), '$30,5');
    expect(screen.getByRole('checkbox', { name: 'My hourly rate is $30.50' })).not.toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(await screen.findByText('Please confirm your hourly rate')).toBeVisible();
    expect(gateway.asked('POST /api/onboarding')).toHaveLength(0);
  });

  it('ONB-05 sends what a teacher tells about themselves', async () => {
    const gateway = quietGateway()
      .on('POST /api/onboarding', newTeacher)
      .on('PUT /api/me/subjects', () => myProfile());
    const { person } = renderApp(gateway, '/onboarding', aNewcomer({ firstName: 'Kwame', lastName: 'Mensah' }));
    await person.click(await screen.findByRole('button', { name: 'Teacher' }));
    await person.selectOptions(screen.getByLabelText('Country'), 'Ghana');
    await person.type(screen.getByLabelText('About you, in one line (optional)'), ' I like light. ');
    await goOn(person);
    await person.click(await screen.findByRole('button', { name: 'Physics' }));
    await person.click(screen.getByRole('button', { name: 'Twi' }));
    await person.click(screen.getByRole('button', { name: 'High School (9-12)' }));
    await goOn(person);
    await skipHours(person);
    await confirmRate(person);
    await waitFor(() => expect(gateway.asked('PUT /api/me/subjects')).toHaveLength(1));
    expect(gateway.asked('POST /api/onboarding')[0]?.body).toMatchObject({
      userType: 'teacher',
      country: 'Ghana',
      languages: ['Twi'],
      gradeLevels: ['High School (9-12)'],
      bio: 'I like light.',
    });
    expect(gateway.asked('PUT /api/me/availability')).toHaveLength(0);
  });

  it('ONB-05 AVL-08 saves the hours of a teacher who says when they teach, by presets and hour by hour', async () => {
    const gateway = quietGateway()
      .on('POST /api/onboarding', newTeacher)
      .on('PUT /api/me/subjects', () => myProfile())
      .on('GET /api/me/availability', () => startHours)
      .on('PUT /api/me/availability', () => ({ ...startHours, version: 2, outside: [] }));
    const { person, at } = renderApp(gateway, '/onboarding', aNewcomer());
    await asTeacher(person);
    await goOn(person);
    expect(await screen.findByText(/^If you skip this step, students can book you Monday to Friday at 9:00 AM, 10:30 AM/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Weekends/ }));
    await person.pointer({ keys: '[MouseLeft]', target: screen.getByRole('gridcell', { name: 'Wednesday, 6:00 PM, closed' }) });
    expect(screen.getByText(/^Students will see \d+ open times in the next 14 days\.$/)).toBeVisible();
    await goOn(person);
    await confirmRate(person);
    await waitFor(() => expect(at()).toBe('/teacher/dashboard'));
    const [saved] = gateway.asked('PUT /api/me/availability');
    expect(saved?.token).toBe('teacher-token');
    expect(saved?.body).toMatchObject({
      version: 1,
      recurringSlots: [
        { day: 0, startTime: '10:00', endTime: '16:00' },
        { day: 6, startTime: '10:00', endTime: '16:00' },
        { day: 3, startTime: '18:00', endTime: '19:00' },
      ],
    });
  });

  it('ONB-05 AVL-07 says if only the hours were not saved, keeps them as changes, and saves them on a second try', async () => {
    let works = false;
    const gateway = quietGateway()
      .on('POST /api/onboarding', newTeacher)
      .on('PUT /api/me/subjects', () => myProfile())
      .on('GET /api/me/availability', () => startHours)
      .on('PUT /api/me/availability', () => {
        if (!works) throw refused('service-unavailable');
        return { ...startHours, version: 2, outside: [] };
      });
    const { person, at } = renderApp(gateway, '/onboarding', aNewcomer());
    await asTeacher(person);
    await goOn(person);
    await person.click(await screen.findByRole('button', { name: /^After school/ }));
    await goOn(person);
    await confirmRate(person);
    expect(await screen.findByRole('heading', { name: "Your hours aren't saved yet" })).toBeVisible();
    expect(screen.getByText('Mon–Fri 4–8 PM')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(hoursDraft.of(aNewcomer().id)).toMatchObject({ version: 1 });
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(at()).toBe('/teacher/dashboard'));
    expect(hoursDraft.of(aNewcomer().id)).toBeNull();
    expect(gateway.asked('POST /api/onboarding')).toHaveLength(1);
  });

  it('FIND-02 shows twelve subjects at first, the common ones among them, and finds them by the words people use', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `Subject ${String(at + 10)}`);
    const gateway = quietGateway().on('GET /api/subjects', ({ query }) =>
      query['q'] === 'maths' ? page('Mathematics') : page(...many, 'Mathematics'),
    );
    const { person } = renderApp(gateway, '/onboarding', aNewcomer({ firstName: 'Kwame', lastName: 'Mensah' }));
    await person.click(await screen.findByRole('button', { name: 'Teacher' }));
    await goOn(person);
    expect(await screen.findAllByRole('button', { name: /^Subject/ })).toHaveLength(11);
    expect(screen.getByRole('button', { name: 'Mathematics' })).toBeVisible();
    await person.type(screen.getByLabelText('Search subjects'), 'maths');
    expect(await screen.findByRole('button', { name: 'Mathematics' })).toBeVisible();
    await person.clear(screen.getByLabelText('Search subjects'));
    await person.click(screen.getByRole('button', { name: 'Show all 21 subjects' }));
    expect(screen.getAllByRole('button', { name: /^Subject/ })).toHaveLength(20);
  });

  it('saves the teacher first, then the subjects with the new token', async () => {
    const gateway = quietGateway()
      .on('GET /api/modules', () => page(aModule()))
      .on('POST /api/onboarding', newTeacher)
      .on('PUT /api/me/subjects', () => myProfile());
    const { person, at } = renderApp(gateway, '/onboarding', aNewcomer());
    await asTeacher(person);
    await person.click(await screen.findByRole('button', { name: 'Waves · Beginner' }));
    await goOn(person);
    await skipHours(person);
    await confirmRate(person);
    await waitFor(() => expect(at()).toBe('/teacher/dashboard'));
    expect(gateway.asked('POST /api/onboarding')[0]?.body).toMatchObject({ userType: 'teacher', hourlyRateCents: 2500 });
    const saved = gateway.asked('PUT /api/me/subjects');
    expect(saved.map(({ body, token }) => [body, token])).toEqual([
      [{ subjects: [{ subject: 'Physics', moduleIds: ['module-1'] }] }, 'teacher-token'],
    ]);
  });

  it('SUBJ-02 finds a subject by the words people use, and says when there is none', async () => {
    const known = ['English', 'Mathematics', 'Physics'];
    const gateway = quietGateway().on('GET /api/subjects', ({ query }) =>
      page(...(query.q === undefined ? known : query.q === 'maffs' ? ['Mathematics'] : [])),
    );
    const { person } = renderApp(gateway, '/onboarding', aNewcomer({ firstName: 'Kwame', lastName: 'Mensah' }));
    await person.click(await screen.findByRole('button', { name: 'Teacher' }));
    await goOn(person);
    const search = await screen.findByRole('searchbox', { name: 'Search subjects' });
    await person.type(search, 'phys');
    expect(screen.getByRole('button', { name: 'Physics' })).toBeVisible();
    await person.clear(search);
    await person.type(search, 'maffs');
    await person.click(await screen.findByRole('button', { name: 'Mathematics' }));
    expect(within(screen.getByRole('group', { name: 'Subjects you teach' })).queryByRole('button', { name: 'English' })).toBeNull();
    await person.clear(search);
    await person.type(search, 'knitting');
    expect(await screen.findByText('No subjects match “knitting”.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mathematics' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('lets the teacher retry the subjects if only they failed', async () => {
    let works = false;
    const gateway = quietGateway()
      .on('POST /api/onboarding', newTeacher)
      .on('GET /api/me/profile', () => myProfile({ subjects: [] }))
      .on('PUT /api/me/subjects', () => {
        if (!works) throw refused('service-unavailable');
        return myProfile();
      });
    const { person, at } = renderApp(gateway, '/onboarding', aNewcomer());
    await asTeacher(person);
    await goOn(person);
    await skipHours(person);
    await confirmRate(person);
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'What do you teach?' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Physics' })).toHaveAttribute('aria-pressed', 'true');
    works = true;
    await person.click(screen.getByRole('button', { name: 'Save subjects' }));
    await waitFor(() => expect(at()).toBe('/teacher/dashboard'));
    expect(gateway.asked('POST /api/onboarding')).toHaveLength(1);
  });

  it('ONB-03 needs a session', async () => {
    const { at } = renderApp(quietGateway(), '/onboarding');
    await waitFor(() => expect(at()).toBe('/login'));
  });

  it('ONB-02 finds a time zone by city, old name or country, with the keyboard', async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/onboarding', aNewcomer());
    const zone = await screen.findByRole('combobox', { name: 'Time zone' });
    expect(zone).toHaveValue('New York (GMT-5)');
    await person.click(zone);
    await person.clear(zone);
    await person.paste('Atlantis');
    expect(await screen.findByText(/No time zone matches “Atlantis”/)).toBeVisible();
    await person.clear(zone);
    await person.paste('calcutta');
    expect(await screen.findByRole('option', { name: /^Kolkata \(GMT\+5:30\)/ })).toBeVisible();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(zone).toHaveValue('Kolkata (GMT+5:30)'));
  });
});
