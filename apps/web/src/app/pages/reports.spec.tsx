import 'fake-indexeddb/auto';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OperatorCase } from '@somo/contracts/cases';
import type { Conversation, ConversationMessage } from '@somo/contracts/conversations';
import type { OwnReport, PersonReportCase } from '@somo/contracts/reports';
import { aLesson, aProfile, aUser, hours, page } from '../../../spec/builders';
import { broken, never, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const ama = aUser();
const kwame = aLesson().teacher;
const operator = aUser({ id: 'user-9', role: 'admin', firstName: '', lastName: '', fullName: '' });

const message: ConversationMessage = {
  ...{ seq: 7, senderId: kwame.id, receiverId: ama.id, text: 'Pay me in cash.', sentAt: hours(-1) },
  ...{ clientId: 'from-kwame', lessonId: null, requestId: null, file: null, isRead: true },
};
const own: OwnReport = {
  ...{
    id: 'report-1',
    about: 'message',
    userId: kwame.id,
    messageSeq: 7,
    reviewId: null,
    kind: 'pay-outside',
    status: 'open',
    outcome: null,
  },
  ...{ reportedAt: hours(-2), answeredAt: null },
};
const aCase = (is: Partial<PersonReportCase> = {}): PersonReportCase => ({
  ...own,
  ...{ reporterId: ama.id, reporter: ama, reported: kwame, text: 'He wants cash.', answeredBy: null, note: null, reportsOfPerson: 2 },
  review: null,
  messages: [
    { seq: 6, senderId: ama.id, text: 'How do I pay?', sentAt: hours(-1.1) },
    { seq: 7, senderId: kwame.id, text: 'Pay me in cash.', sentAt: hours(-1) },
  ],
  ...is,
});

const caseOf = ({ id, kind: what, text, reporter, reported, reportedAt }: PersonReportCase): OperatorCase => ({
  ...{ id, kind: 'conversation', what, isUrgent: false, status: 'open', outcome: null },
  ...{ text, reporter, reported, lessonId: null, reportedAt, closedAt: null },
});

function conversation() {
  const world: { report?: OwnReport } = {};
  const contact = (): Conversation => ({ userId: kwame.id, user: kwame, lastMessage: message, unreadCount: 0, isBlocked: false, ...world });
  const gateway = quietGateway()
    .on('GET /api/conversations', () => page(contact()))
    .on('GET /api/conversations/:userId', contact)
    .on('GET /api/conversations/:userId/messages', () => ({ items: [message], hasEarlier: false, readUpTo: 0 }))
    .on('POST /api/conversations/:userId/read', () => null)
    .on('POST /api/conversations/:userId/report', ({ body }) => {
      world.report = { ...own, about: body.seq ? 'message' : 'conversation', messageSeq: body.seq ?? null };
      return world.report;
    });
  return { world, gateway, ...renderApp(gateway, `/student/messages?with=${kwame.id}`, ama) };
}

describe('MSG-03 reporting', () => {
  it('a message: asks why, says who reads it, and shows afterwards that it was reported', async () => {
    const { gateway, person } = conversation();
    await person.click(await screen.findByRole('button', { name: `Report this message of ${kwame.fullName}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this message' });
    expect(within(dialog).getByText('Pay me in cash.')).toBeVisible();
    expect(dialog).toHaveTextContent(`We won't tell ${kwame.fullName}.`);
    const send = within(dialog).getByRole('button', { name: 'Send report' });
    await person.click(send);
    expect(within(dialog).getByText("Please choose what's wrong")).toBeVisible();
    await person.click(within(dialog).getByRole('radio', { name: 'A child may not be safe' }));
    expect(within(dialog).getByRole('status')).toHaveTextContent('call your local emergency number first');
    await person.click(within(dialog).getByRole('radio', { name: 'Asks for payment outside Somo' }));
    expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
    await person.click(send);
    expect(within(dialog).getByText('Please tell us what happened')).toBeVisible();
    await person.type(within(dialog).getByRole('textbox'), ' He asks for cash. ');
    await person.click(send);
    expect(await screen.findByText("Thank you. We'll notify you when we've looked at it.")).toBeVisible();
    expect(await screen.findByText(/^You reported a message on /)).toBeVisible();
    expect(gateway.asked('POST /api/conversations/:userId/report').map(({ params, body }) => [params, body])).toEqual([
      [{ userId: kwame.id }, { kind: 'pay-outside', text: 'He asks for cash.', seq: 7 }],
    ]);
  });

  it('a conversation, from its menu; keeps the text when it fails, and closes when it was reported before', async () => {
    const { gateway, person } = conversation();
    gateway.on('POST /api/conversations/:userId/report', () => {
      throw broken();
    });
    (await screen.findByRole('button', { name: /^More about/ })).focus();
    await person.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Report' });
    await person.keyboard('r{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: `Report your conversation with ${kwame.fullName}` }));
    await person.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await person.type(dialog.getByRole('textbox'), 'Again and again.');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Again and again.');
    gateway.on('POST /api/conversations/:userId/report', () => {
      throw refused('already-reported');
    });
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Already reported')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['open', null, /^You reported a message on /],
    ['answered', 'action-taken', /and took action\. To protect everyone's privacy/],
    ['answered', 'nothing-found', /didn't find anything against our rules/],
  ] as const)('shows beside the conversation a report that is %s: %s', async (status, outcome, words) => {
    const { world } = conversation();
    world.report = { ...own, status, outcome };
    expect(await screen.findByText(words)).toBeVisible();
  });

  const profiled = () =>
    quietGateway()
      .on('GET /api/teachers/:id', () => aProfile())
      .on('POST /api/people/:id/report', () => ({ ...own, about: 'person', messageSeq: null }));

  it('a teacher, after signing in', async () => {
    const { person } = renderApp(profiled(), '/teachers/teacher-1');
    await person.click(await screen.findByRole('button', { name: 'Report Kwame' }));
    const asked = await screen.findByRole('dialog', { name: 'Sign in to continue' });
    expect(within(asked).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it('a teacher, from their public page, where teachers do not report themselves', async () => {
    const gateway = profiled();
    const { person } = renderApp(gateway, '/teachers/teacher-1', ama);
    await person.click(await screen.findByRole('button', { name: 'Report Kwame' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Kwame' }));
    await person.click(dialog.getByRole('radio', { name: 'Something else' }));
    await person.type(dialog.getByRole('textbox'), 'That is not his picture.');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeVisible();
    expect(gateway.asked('POST /api/people/:id/report')[0]?.params).toEqual({ id: 'teacher-1' });
    document.body.replaceChildren();
    renderApp(gateway, '/teachers/teacher-1', aUser({ id: 'teacher-1', role: 'teacher' }));
    await screen.findByRole('heading', { level: 1, name: 'Kwame Mensah' });
    expect(screen.queryByRole('button', { name: 'Report Kwame' })).toBeNull();
  });
});

describe('PERM-05 an operator answers reports', () => {
  function queue() {
    const world = { one: aCase() };
    const gateway = quietGateway()
      .on('GET /api/admin/cases', ({ query }) => ({
        ...page(...(query['status'] === 'open' && world.one.status === 'open' ? [caseOf(world.one)] : [])),
        missing: [],
      }))
      .on('GET /api/admin/reports/:id', () => world.one)
      .on('POST /api/admin/reports/:id/answer', ({ body }) => {
        world.one = aCase({ ...body, status: 'answered', answeredAt: hours(0), answeredBy: operator.id });
        return world.one;
      });
    return { world, gateway };
  }

  it('opens one from the list, reads the copy, finds both people, and answers it', async () => {
    const { gateway } = queue();
    const { person } = renderApp(gateway, '/admin/reports', operator);
    const [, row] = within(await screen.findByRole('table', { name: 'Reports' })).getAllByRole('row');
    for (const words of ['Conversation', 'Kwame Mensah', 'Ama Boateng', '2 hours ago']) expect(row).toHaveTextContent(words);
    await person.click(within(row!).getByRole('link', { name: 'Asks for payment outside Somo' }));
    expect(await screen.findByText('Ama Boateng reported a message of Kwame Mensah · 2 hours ago')).toBeVisible();
    expect(screen.getByText('2 reports about this person')).toBeVisible();
    expect(await screen.findByText('Reported message')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/Kwame Mensah.*Reported messagePay me in cash\./)]),
    );
    expect(screen.getByRole('link', { name: 'Kwame Mensah' })).toHaveAttribute('href', `/admin/people/${kwame.id}`);
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Answer this report' }));
    expect(dialog.getByRole('link', { name: "Kwame Mensah's account" })).toHaveAttribute('href', `/admin/people/${kwame.id}`);
    await person.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(dialog.getByText('Please add a note')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'We found nothing against our rules' }));
    await person.type(dialog.getByRole('textbox'), 'Asked both.');
    await person.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Report answered')).toBeVisible();
    expect(await screen.findByText(/by you$/)).toBeVisible();
    expect(gateway.asked('POST /api/admin/reports/:id/answer')[0]?.body).toEqual({ outcome: 'nothing-found', note: 'Asked both.' });
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });

  it('sees problems with lessons in the same list, one kind alone if wanted, and which source could not be asked', async () => {
    const problem = { ...caseOf(aCase()), id: 'problem-1', kind: 'problem', what: 'no-show', lessonId: 'lesson-1' } as const;
    const gateway = quietGateway().on('GET /api/admin/cases', ({ query }) => ({
      ...page(...(query['kind'] === 'problem' ? [problem] : [caseOf(aCase()), problem])),
      missing: query['kind'] === 'problem' ? [] : (['reports'] as const),
    }));
    const { person, at } = renderApp(gateway, '/admin/reports', operator);
    expect(await screen.findByText(/Reports of people, conversations and reviews can't be loaded right now/)).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await person.selectOptions(screen.getByLabelText('Kind'), 'Lesson');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(at()).toBe('/admin/reports?kind=problem');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'No-show' })).toHaveAttribute('href', '/admin/problems#problem-problem-1');
  });

  it('downloads a file of the copy, or is told why not; reports from before have its name alone', async () => {
    const { world, gateway } = queue();
    const file = { id: 'file-1', name: 'Prices.pdf', contentType: 'application/pdf', bytes: 120_000, width: null, height: null };
    const [, second] = world.one.messages;
    world.one = aCase({
      messages: [
        { ...second!, seq: 6, fileName: 'Old.pdf' },
        { ...second!, fileName: file.name, file },
      ],
    });
    gateway.on('GET /api/admin/reports/:id/file', () => {
      throw refused('file-not-found');
    });
    const { person } = renderApp(gateway, '/admin/reports/report-1', operator);
    expect(await screen.findByText('File: Old.pdf')).toBeVisible();
    expect(screen.getByText(/noted in the audit log/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Download Prices.pdf' }));
    expect(await screen.findByText('Not downloaded')).toBeVisible();
    expect(gateway.asked('GET /api/admin/reports/:id/file')[0]).toMatchObject({ params: { id: 'report-1' }, query: { seq: '7' } });
  });

  it('is told when another operator was faster', async () => {
    const { gateway } = queue();
    gateway.on('POST /api/admin/reports/:id/answer', () => {
      throw refused('report-already-answered');
    });
    const { person } = renderApp(gateway, '/admin/reports/report-1', operator);
    await person.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.type(dialog.getByRole('textbox'), 'Asked both.');
    await person.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Already answered by another operator')).toBeVisible();
  });

  it('sees loading, an empty list, a failure, and an unknown report', async () => {
    const { gateway } = queue();
    gateway.on('GET /api/admin/cases', never);
    renderApp(gateway, '/admin/reports', operator);
    expect(await screen.findByText('Loading reports')).toBeInTheDocument();
    document.body.replaceChildren();
    gateway.on('GET /api/admin/cases', () => ({ ...page<OperatorCase>(), missing: [] }));
    renderApp(gateway, '/admin/reports?status=answered', operator);
    expect(await screen.findByText('Nothing closed yet')).toBeVisible();
    document.body.replaceChildren();
    gateway.on('GET /api/admin/reports/:id', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, '/admin/reports/report-1', operator);
    expect(await screen.findByText("We couldn't load this report.")).toBeVisible();
    gateway.on('GET /api/admin/reports/:id', () => {
      throw refused('report-not-found');
    });
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
  });
});
