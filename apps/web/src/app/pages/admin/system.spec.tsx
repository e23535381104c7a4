import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { backupsElsewhere, type BackupState } from '@somo/contracts/backups';
import {
  checkNames,
  type DeadLetter,
  type JobQueueState,
  type StreamConsumerState,
  type SystemCheck,
  type SystemState,
} from '@somo/contracts/system';
import { parseInstant } from '@somo/contracts/time';
import { aUser } from '../../../../spec/builders';
import { broken, type FakeGateway } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const admin = aUser({ id: 'user-9', firstName: '', lastName: '', fullName: '', role: 'admin', operatorRoles: ['admin'] });
const at = parseInstant('2026-11-20T08:00:00.000Z');
const queue = (part: Partial<JobQueueState> = {}): JobQueueState => ({
  ...{ backend: 'redis', waiting: 0, active: 0, delayed: 12, failed: 0, oldestSeconds: 0 },
  ...part,
});
const service = (queueOf: JobQueueState | null, stream?: StreamConsumerState | null): SystemState['services'][number] => ({
  ...{ service: 'booking', startedAt: at, nodeVersion: '24.0.0', waiting: [], queue: queueOf },
  ...(stream === undefined ? {} : { stream }),
});
const good = checkNames.map((name): SystemCheck => ({ name, finding: 'works', detail: null }));
const daily: BackupState = {
  ...{ made: 'daily', latest: { madeAt: at, bytes: 72_500_000, encrypted: true }, count: 7, unfinishedAt: null },
  ...{ nextAt: parseInstant('2026-11-21T08:00:00.000Z'), place: '/mnt/other/somo', sameDisk: false, freeBytes: 40e9, problem: null },
};
const old = { madeAt: parseInstant('2026-11-10T08:00:00.000Z'), bytes: 1, encrypted: true };
const unread: BackupState = { ...backupsElsewhere, made: 'command', problem: 'The bucket does not answer.' };
const aSystem = (part: Partial<SystemState> = {}): SystemState => ({
  ...{ services: [service(queue())], silent: [], deadLetters: [], checks: good, publicUrl: window.location.origin },
  ...{ backups: daily, certificates: [] },
  ...part,
});
const withSystem = (part?: Partial<SystemState>): FakeGateway => quietGateway().on('GET /api/admin/system', () => aSystem(part));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const check = (name: SystemCheck['name'], finding: SystemCheck['finding'], detail: string | null = null): SystemCheck[] =>
  good.map((one) => (one.name === name ? { name, finding, detail } : one));

describe('PERM-05 the system page', () => {
  it('says what people need and is missing, and which setting it takes; nothing is missing once all of it works', async () => {
    const gateway = withSystem({ checks: check('mail', 'off') });
    const { person } = renderApp(gateway, '/admin/system', admin);
    const needs = await section('What Somo needs');
    expect(await screen.findByRole('region', { name: '1 thing to set up before you invite people' })).toBeVisible();
    const step = needs.getByText(/^Set SMTP_URL to your mail server\./);
    expect(step).not.toBeVisible();
    await person.click(needs.getByText('How to set it up'));
    expect(step).toBeVisible();
    gateway.on('GET /api/admin/system', () => aSystem({ publicUrl: 'https://somo.example' }));
    await person.click(screen.getByRole('button', { name: 'Check again' }));
    expect((await section('All well')).getByText('Everything that people need is set up.')).toBeVisible();
    expect(needs.getByText(/^You opened this page at http:\/\/localhost/)).toBeVisible();
  });

  it('names backups first of what is missing, and what works last', async () => {
    const checks = good.map((one) => (one.name === 'storage' || one.name === 'clock' ? one : { ...one, finding: 'off' as const }));
    renderApp(withSystem({ checks }), '/admin/system', admin);
    const [list] = (await section('What Somo needs')).getAllByRole('list');
    const names = within(list!)
      .getAllByText(/^(Public address|Email|Backups|Files|Clocks)$/)
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Backups', 'Public address', 'Email', 'Files', 'Clocks']);
  });

  it('does not call set up what needs attention or could not be checked', async () => {
    const checks = good.map((one): SystemCheck => {
      if (one.name === 'storage') return { ...one, finding: 'low', detail: '1 GB' };
      return one.name === 'backups' ? { ...one, finding: 'unknown', detail: 'no answer within 8 seconds' } : one;
    });
    renderApp(withSystem({ checks, services: [], silent: ['booking'] }), '/admin/system', admin);
    const verdict = await section('Something needs attention');
    for (const line of ["The booking service doesn't answer.", 'Files: needs attention.', "Couldn't be checked: Backups."])
      expect(verdict.getByText(line)).toBeVisible();
    expect(
      (await section('What Somo needs')).getByText(/^The backups couldn't be read in time: no answer within 8 seconds\./),
    ).toBeVisible();
    const queues = await section('Queues');
    expect(queues.queryByText('Nothing unusual.')).toBeNull();
    expect(queues.queryByText(/^Events need no queue here/)).toBeNull();
  });

  it('sends an email to the operator, and says whether the mail server took it', async () => {
    const gateway = withSystem().on('POST /api/admin/system/test-email', () => ({ to: 'ops@example.com', problem: 'Invalid login' }));
    const { person } = renderApp(gateway, '/admin/system', admin);
    const send = await screen.findByRole('button', { name: 'Send me a test email' });
    await person.click(send);
    expect(await screen.findByText('No email was sent to ops@example.com: Invalid login')).toBeVisible();
    gateway.on('POST /api/admin/system/test-email', () => ({ to: 'ops@example.com', problem: null }));
    await person.click(send);
    expect(await screen.findByText(/^The mail server accepted an email to ops@example\.com\./)).toBeVisible();
  });

  it.each<[string, BackupState, SystemCheck['finding'], RegExp[]]>([
    ['of a good day', daily, 'works', [/^72\.5 MB of database/, /^7 backups/]],
    [
      'none yet',
      { ...daily, latest: null, sameDisk: true },
      'off',
      [/^Somo makes the first one a day after/, /^Backups are on the same disk/],
    ],
    ['too old', { ...daily, made: 'command', nextAt: null, latest: old }, 'fails', [/^Run “npm run backup”/]],
    ['failing', { ...daily, problem: 'The disk is full.' }, 'fails', [/^The last try made no backup: The disk is full\.$/]],
    ['of a PostgreSQL of their own', backupsElsewhere, 'unknown', [/^Back up three things every night: .* docs\/backups\.md says how\.$/]],
    ['that cannot be read', unread, 'fails', [/^How to fix it/, /^Check BACKUP_TO\.$/]],
  ])('shows backups %s, and what to do', async (_, backups, found, expected) => {
    const { person } = renderApp(withSystem({ backups, checks: check('backups', found) }), '/admin/system', admin);
    const panel = await section('Backups');
    await person.click(panel.getByText(/^(How to|Where they)/));
    for (const text of expected) expect(panel.getByText(text)).toBeVisible();
  });

  it('has nothing to be set up where backups were only not read in time', async () => {
    renderApp(withSystem({ backups: unread, checks: check('backups', 'unknown') }), '/admin/system', admin);
    expect((await section('Backups')).queryByText(/^How to/)).toBeNull();
  });

  it.each<[string, SystemState['services'][number], RegExp]>([
    ['nothing', service(queue(), { pending: 3, unacknowledged: 1, redelivered: 0 }), /^Nothing unusual\.$/],
    ['a worker that is not there', service(queue({ waiting: 4, oldestSeconds: 300 })), /^booking: a job has waited 5 min for a worker\./],
    ['a queue that cannot be read', service(null), /^booking: its job queue couldn't be read\. Check Redis/],
    [
      'events sent again',
      service(queue(), { pending: 0, unacknowledged: 2, redelivered: 2 }),
      /^booking: 2 events were handed over more than once/,
    ],
    ['a stream that cannot be read', service(queue(), null), /^booking: its events in the stream couldn't be read/],
  ])('says of the queues what is unusual: %s', async (_, one, expected) => {
    renderApp(withSystem({ services: [one] }), '/admin/system', admin);
    expect((await section('Queues')).getByText(expected)).toBeVisible();
  });

  it('shows how long certificates are valid, and what is wrong with one', async () => {
    const certificates = [
      {
        use: 'address' as const,
        host: 'somo.example:443',
        expiresAt: parseInstant('2020-01-01T00:00:00.000Z'),
        problem: 'CERT_HAS_EXPIRED',
      },
      { use: 'stripe' as const, host: 'api.stripe.com:443', expiresAt: null, problem: 'getaddrinfo EAI_AGAIN api.stripe.com' },
    ];
    renderApp(withSystem({ certificates }), '/admin/system', admin);
    const panel = await section('Certificates');
    expect(panel.getByText('Expired')).toBeVisible();
    expect(panel.getByText('It has expired: programs and browsers refuse to connect.')).toBeVisible();
    expect(panel.getByText('Could not be reached')).toBeVisible();
  });

  it('shows on request what failed work holds, without what may be about a person', async () => {
    const letter: DeadLetter = { id: 'd1', kind: 'event', name: 'user.registered', attempts: 8, deadAt: at, error: 'no such column' };
    const gateway = withSystem({ deadLetters: [{ service: 'booking', ...letter }] }).on('GET /api/admin/dead-letters/:id', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, '/admin/system', admin);
    await person.click(await screen.findByRole('button', { name: 'Show content' }));
    expect(await screen.findByText("We couldn't load the content.")).toBeVisible();
    const fields = [
      { name: 'data.userId', value: 'u1', characters: null },
      { name: 'data.email', value: null, characters: 15 },
    ];
    gateway.on('GET /api/admin/dead-letters/:id', () => ({ ...letter, failedAt: [at], fields }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('text, 15 characters')).toBeVisible();
    expect(gateway.asked('GET /api/admin/dead-letters/:id').at(-1)).toMatchObject({ params: { id: 'd1' }, query: { service: 'booking' } });
  });

  it('says on the overview what is not set up, and nothing on a good day', async () => {
    const home = (part?: Partial<SystemState>) => withSystem(part).on('GET /api/admin/search', () => ({ people: [], lessons: [] }));
    const { person } = renderApp(home({ checks: check('backups', 'off') }), '/admin', admin);
    expect(await screen.findByText('Not set up yet: Backups.')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'What to do' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  });
});
