import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aModule, aNewcomer, aSession, aTeacherUser, aUser, myProfile, page } from '../../../spec/builders';
import { refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const newTeacher = () => aSession(aTeacherUser(), { accessToken: 'teacher-token' });

async function asTeacher(person: ReturnType<typeof renderApp>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Teacher' }));
  await person.type(screen.getByLabelText('First name'), 'Kwame');
  await person.type(screen.getByLabelText('Last name'), 'Mensah');
  await person.click(screen.getByRole('checkbox', { name: 'My hourly rate is $25' }));
  await person.click(await screen.findByRole('button', { name: 'Physics' }));
}

describe('/onboarding', () => {
  it('ONB-02 says what is missing', async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/onboarding', aNewcomer());
    await person.click(await screen.findByRole('button', { name: 'Complete Profile' }));
    for (const words of ['Please select whether you are a student or teacher', 'First name is required', 'Last name is required'])
      expect(await screen.findByText(words)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Teacher' }));
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
    for (const words of ['First name is required', 'Please confirm your hourly rate']) expect(await screen.findByText(words)).toBeVisible();
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

  it('ONB-01 fills in names that are already known', async () => {
    renderApp(quietGateway(), '/onboarding', aNewcomer({ firstName: 'Ama', lastName: 'Boateng' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ama');
    expect(screen.getByLabelText('Last name')).toHaveValue('Boateng');
  });

  it('ONB-05 suggests an hourly rate of 25, which the teacher confirms', async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/onboarding', aNewcomer({ firstName: 'Kwame', lastName: 'Mensah' }));
    await person.click(await screen.findByRole('button', { name: 'Teacher' }));
    expect(screen.getByLabelText('Hourly rate in US dollars')).toHaveValue('25');
    await person.clear(screen.getByLabelText('Hourly rate in US dollars'));
    await person.type(screen.getByLabelText('Hourly rate in US dollars'), '$30,5');
    expect(screen.getByRole('checkbox', { name: 'My hourly rate is $30.50' })).not.toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(await screen.findByText('Please confirm your hourly rate')).toBeVisible();
    expect(screen.getByText('Please choose at least one subject')).toBeVisible();
    expect(gateway.asked('POST /api/onboarding')).toHaveLength(0);
  });

  it('ONB-01 starts as a teacher after Become a Teacher, and sends what the teacher tells about themselves', async () => {
    sessionStorage.setItem('somo-intended-role', 'teacher');
    const gateway = quietGateway()
      .on('POST /api/onboarding', newTeacher)
      .on('PUT /api/me/subjects', () => myProfile());
    const { person } = renderApp(gateway, '/onboarding', aNewcomer({ firstName: 'Kwame', lastName: 'Mensah' }));
    await person.click(await screen.findByRole('checkbox', { name: 'My hourly rate is $25' }));
    await person.click(await screen.findByRole('button', { name: 'Physics' }));
    await person.selectOptions(screen.getByLabelText('Country'), 'Ghana');
    await person.click(screen.getByRole('button', { name: 'Twi' }));
    await person.click(screen.getByRole('button', { name: 'High School (9-12)' }));
    await person.type(screen.getByLabelText('About you, in one line'), ' I like light. ');
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
    await waitFor(() => expect(gateway.asked('PUT /api/me/subjects')).toHaveLength(1));
    expect(gateway.asked('POST /api/onboarding')[0]?.body).toMatchObject({
      userType: 'teacher',
      country: 'Ghana',
      languages: ['Twi'],
      gradeLevels: ['High School (9-12)'],
      bio: 'I like light.',
    });
    sessionStorage.clear();
  });

  it('FIND-02 shows twelve subjects at first, the common ones among them, and finds them by the words people use', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `Subject ${String(at + 10)}`);
    const gateway = quietGateway().on('GET /api/subjects', ({ query }) =>
      query['q'] === 'maths' ? page('Mathematics') : page(...many, 'Mathematics'),
    );
    const { person } = renderApp(gateway, '/onboarding', aNewcomer());
    await person.click(await screen.findByRole('button', { name: 'Teacher' }));
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
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
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
    const { person } = renderApp(gateway, '/onboarding', aNewcomer());
    await person.click(await screen.findByRole('button', { name: 'Teacher' }));
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
    await person.click(screen.getByRole('button', { name: 'Complete Profile' }));
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
