import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Learner } from '@somo/contracts/learners';
import {
  aLesson,
  aNewcomer,
  aProfile,
  aSession,
  aSlot,
  aTeacherUser,
  aUser,
  hours,
  myProfile,
  openSlots,
  page,
} from '../../../../spec/builders';
import { broken, refused } from '../../../../spec/fake-gateway';
import { aRequest, requestPage } from '../../../../spec/requests';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const aLearner = (is: Partial<Learner> = {}): Learner => ({
  ...{ id: 'learner-1', firstName: 'Zola', ageGroup: '10-12', consent: { version: 1, givenAt: hours(-24) } },
  ...is,
});
const temi = aLearner({ id: 'learner-2', firstName: 'Temi', ageGroup: '13-15' });
type Person = ReturnType<typeof renderApp>['person'];

async function fillIn(person: Person, firstName: string, within_: ReturnType<typeof within>) {
  await person.type(within_.getByLabelText("Child's first name"), firstName);
  await person.selectOptions(within_.getByLabelText('Age group'), '10 to 12');
  await person.click(within_.getByRole('checkbox', { name: /parent or legal guardian/ }));
}

describe('the learners in the profile', () => {
  const gateway = (...learners: Learner[]) =>
    quietGateway()
      .on('GET /api/me/profile', () => myProfile({ role: 'student', subjects: [], modules: [] }))
      .on('GET /api/me/learners', () => ({ items: learners }));
  const section = async () => within(await screen.findByRole('region', { name: 'Learners' }));

  it('PERM-02 are listed with their ages, and with what was agreed to and when', async () => {
    const { person } = renderApp(gateway(aLearner(), temi), '/student/profile', aUser());
    const list = await section();
    expect(await list.findByText('Age: 10 to 12')).toBeVisible();
    expect(list.getByText('Temi')).toBeVisible();
    await person.click(list.getAllByText('You agreed on November 20, 2026')[0]!);
    expect(list.getAllByText(/parent or legal guardian/)[0]).toBeVisible();
  });

  it('PERM-02 are added with a name, an age and a consent, each of which is asked for', async () => {
    const from = gateway().on('POST /api/me/learners', () => aLearner());
    const { person } = renderApp(from, '/student/profile', aUser());
    await person.click(await (await section()).findByRole('button', { name: 'Add a child' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    await person.click(dialog.getByRole('button', { name: 'Add' }));
    for (const missing of ['First name is required', 'Please choose an age group', "Please confirm that you're the guardian and agree"])
      expect(await dialog.findByText(missing)).toBeVisible();
    expect(from.asked('POST /api/me/learners')).toEqual([]);
    await fillIn(person, ' Zola', dialog);
    await person.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(from.asked('POST /api/me/learners')[0]?.body).toEqual({
      ...{ firstName: 'Zola', ageGroup: '10-12', consent: true, consentVersion: 1 },
    });
    expect(await screen.findByText('Zola added')).toBeVisible();
  });

  it('say why one could not be added, and keep what was typed', async () => {
    const from = gateway().on('POST /api/me/learners', () => {
      throw refused('too-many-learners');
    });
    const { person } = renderApp(from, '/student/profile', aUser());
    await person.click(await (await section()).findByRole('button', { name: 'Add a child' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillIn(person, 'Zola', dialog);
    await person.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('You can add up to 5 learners. Please remove one first.')).toBeVisible();
    expect(dialog.getByLabelText("Child's first name")).toHaveValue('Zola');
  });

  it('can be changed without another consent, and removed once that is confirmed', async () => {
    const from = gateway(aLearner())
      .on('PATCH /api/me/learners/:id', ({ body }) => aLearner({ ...body }))
      .on('DELETE /api/me/learners/:id', () => null);
    const { person } = renderApp(from, '/student/profile', aUser());
    await person.click(await screen.findByRole('button', { name: 'Edit Zola' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Zola' }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await person.selectOptions(dialog.getByLabelText('Age group'), '13 to 15');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(from.asked('PATCH /api/me/learners/:id')[0]?.body).toEqual({ firstName: 'Zola', ageGroup: '13-15' });
    await person.click(screen.getByRole('button', { name: 'Remove Zola' }));
    const asks = within(await screen.findByRole('alertdialog', { name: 'Remove Zola?' }));
    await person.click(asks.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(from.asked('DELETE /api/me/learners/:id')).toHaveLength(1));
    expect(await screen.findByText('Zola removed')).toBeVisible();
  });

  it('can be five, and try again where they could not be loaded', async () => {
    const five = [1, 2, 3, 4, 5].map((at) => aLearner({ id: `learner-${at}` }));
    let fails = true;
    const from = gateway().on('GET /api/me/learners', () => {
      if (fails) throw broken();
      return { items: five };
    });
    const { person } = renderApp(from, '/student/profile', aUser());
    const list = await section();
    expect(await list.findByText("We couldn't load your learners.", undefined, { timeout: 4000 })).toBeVisible();
    fails = false;
    await person.click(list.getByRole('button', { name: 'Try Again' }));
    expect(await list.findByText(/which is the most an account can have/)).toBeVisible();
    expect(list.queryByRole('button', { name: 'Add a child' })).toBeNull();
  });
});

describe('the learners of a booking', () => {
  const wizard = (...learners: Learner[]) =>
    quietGateway()
      .on('GET /api/teachers/:id', () => aProfile())
      .on('GET /api/teachers/:id/slots', openSlots)
      .on('GET /api/me/learners', () => ({ items: learners }))
      .on('POST /api/bookings', ({ body }) => aLesson({ startsAt: body.startsAt }));

  async function toConfirm(person: Person) {
    await person.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, available' }));
    await person.click(screen.getByRole('radio', { name: /^9:00 AM/ }));
    for (const _ of ['module', 'confirm']) await person.click(screen.getByRole('button', { name: 'Continue' }));
  }
  const confirm = (person: Person) => person.click(screen.getByRole('button', { name: 'Confirm booking' }));
  const open = (from: ReturnType<typeof wizard>) => renderApp(from, '/student/book-lesson/teacher-1', aUser());

  it('PERM-02 are who a lesson can be booked for, the one of the latest booking first', async () => {
    const [older, latest] = [
      aLesson({ id: 'lesson-8', createdAt: hours(-9), startsAt: hours(70), endsAt: hours(71) }),
      aLesson({
        id: 'lesson-9',
        createdAt: hours(-2),
        startsAt: hours(80),
        endsAt: hours(81),
        learner: { id: temi.id, firstName: 'Temi' },
      }),
    ];
    const from = wizard(aLearner(), temi).on('GET /api/lessons', () => page(latest, older));
    const { person } = open(from);
    await toConfirm(person);
    const choice = within(screen.getByRole('group', { name: 'Who is this lesson for?' }));
    expect(choice.getAllByRole('radio')).toHaveLength(3);
    expect(choice.getByRole('radio', { name: 'Temi' })).toBeChecked();
    await person.click(choice.getByRole('radio', { name: 'Zola' }));
    await confirm(person);
    await waitFor(() => expect(from.asked('POST /api/bookings')[0]?.body).toMatchObject({ learnerId: 'learner-1' }));
  });

  it('are not named in a lesson for the student, and the first one is chosen before there was any lesson', async () => {
    const from = wizard(aLearner());
    const { person } = open(from);
    await toConfirm(person);
    expect(screen.getByText('For').nextSibling).toHaveTextContent('Zola');
    await person.click(screen.getByRole('button', { name: "Change who it's for" }));
    expect(screen.getByRole('radio', { name: 'Zola' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'Me' }));
    await confirm(person);
    await waitFor(() => expect(from.asked('POST /api/bookings')).toHaveLength(1));
    expect(from.asked('POST /api/bookings')[0]?.body).not.toHaveProperty('learnerId');
  });

  it('can be added in the middle of a booking, which then is for them', async () => {
    const added: Learner[] = [];
    const from = wizard()
      .on('GET /api/me/learners', () => ({ items: added }))
      .on('POST /api/me/learners', () => {
        added.push(aLearner());
        return aLearner();
      });
    const { person } = open(from);
    await toConfirm(person);
    expect(screen.queryByRole('group', { name: 'Who is this lesson for?' })).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Booking for a child?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    await fillIn(person, 'Zola', dialog);
    await person.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('radio', { name: 'Zola' })).toBeChecked();
    await confirm(person);
    await waitFor(() => expect(from.asked('POST /api/bookings')[0]?.body).toMatchObject({ learnerId: 'learner-1' }));
  });

  it('are who another time can be asked for, too', async () => {
    const slot = aSlot('2026-11-26T14:00:00.000Z');
    const from = wizard(aLearner()).on('GET /api/teachers/:id/request-times', () => ({
      ...{ timeZone: 'America/New_York', teacherTimeZone: 'Africa/Accra', days: [{ date: '2026-11-26', slots: [slot] }] },
    }));
    const { person } = open(from);
    await person.click(await screen.findByRole('button', { name: 'Request another time' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('radio', { name: 'Zola' })).toBeChecked();
  });
});

describe('a new student who books for a child', () => {
  const start = async (from = quietGateway()) => {
    from.on('POST /api/onboarding', () => aSession(aUser()));
    const { person, at } = renderApp(from, '/onboarding', aNewcomer({ firstName: 'Ama', lastName: 'Boateng' }));
    await person.click(await screen.findByRole('button', { name: 'Student' }));
    await person.click(screen.getByRole('checkbox', { name: "I'm booking for a child" }));
    await screen.findByLabelText("Child's first name");
    return { from, person, at };
  };
  const complete = (person: Person) => person.click(screen.getByRole('button', { name: 'Complete Profile' }));

  it('PERM-02 adds them with the profile, once name, age and consent are there', async () => {
    const { from, person } = await start(quietGateway().on('POST /api/me/learners', () => aLearner()));
    await complete(person);
    expect(await screen.findByText('Please choose an age group')).toBeVisible();
    expect(from.asked('POST /api/onboarding')).toEqual([]);
    await fillIn(person, 'Zola', within(document.body));
    await complete(person);
    await waitFor(() => expect(from.asked('POST /api/me/learners')).toHaveLength(1));
    expect(from.asked('POST /api/me/learners')[0]?.body).toMatchObject({ firstName: 'Zola', ageGroup: '10-12', consent: true });
  });

  it('gets an account in any case, and reads where to add the child', async () => {
    const failing = quietGateway().on('POST /api/me/learners', () => {
      throw broken();
    });
    const { person } = await start(failing);
    await fillIn(person, 'Zola', within(document.body));
    await complete(person);
    expect(await screen.findByText('Your account is ready. Please add the child in your profile.')).toBeVisible();
  });
});

describe('a lesson for a child, as its teacher sees it', () => {
  const learner = { id: 'learner-1', firstName: 'Zola' };

  it('LES-04 names the child first, then the guardian', async () => {
    const from = quietGateway().on('GET /api/lessons', () => page(aLesson({ learner })));
    renderApp(from, '/teacher/lessons', aTeacherUser());
    expect(await screen.findByText('with Zola · Under 18')).toBeVisible();
    expect(screen.getByText('Guardian: Ama Boateng')).toBeVisible();
  });

  it('REQ-01 REQ-03 is requested for the child, with the guardian in the details', async () => {
    const from = quietGateway().on('GET /api/booking-requests', () => requestPage(aRequest({ learner })));
    const { person } = renderApp(from, '/teacher/booking-requests', aTeacherUser());
    expect(await screen.findByText('Zola · Under 18')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Details/ }));
    const details = within(await screen.findByRole('dialog'));
    expect(details.getByText('Zola · Under 18')).toBeVisible();
    expect(details.getByText('Guardian')).toBeVisible();
  });
});
