import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';

type Generator = (tree: Tree, options: Record<string, string>) => Promise<() => void>;

const argumentsOf: Record<string, string[]> = {
  command: ['service', 'name'],
  query: ['service', 'name'],
  reaction: ['service', 'event'],
  job: ['service', 'name'],
  route: ['ask', 'method', 'path'],
  'live-handler': ['folder', 'name'],
  page: ['area', 'name'],
};

/** Runs a generator on this repository, of which nothing is written: the changes stay in the returned tree. */
async function make([kind = '', ...args]: string[], tree: Tree = new FsTree(process.cwd(), false)): Promise<Tree> {
  const { default: generate } = (await import(`./${kind}/generator.mjs`)) as { default: Generator };
  await generate(tree, Object.fromEntries((argumentsOf[kind] ?? []).map((name, at) => [name, args[at] ?? ''])));
  return tree;
}

const changed = (tree: Tree) => tree.listChanges().map(({ path }) => path);
const textOf = (tree: Tree, path: string) => tree.read(path, 'utf-8') ?? '';

describe('npm run new', () => {
  it('adds a command with its spec to contracts and to the list of its kind in the module', async () => {
    const tree = await make(['command', 'booking', 'praise-teacher']);
    expect(changed(tree)).toEqual([
      'apps/booking/src/booking.module.ts',
      'libs/contracts/src/asks/booking.ts',
      'apps/booking/src/commands/praise-teacher.db.spec.ts',
      'apps/booking/src/commands/praise-teacher.ts',
    ]);
    expect(textOf(tree, 'apps/booking/src/commands/praise-teacher.ts')).toContain("@Handles('booking.praise-teacher'");
    expect(textOf(tree, 'libs/contracts/src/asks/booking.ts')).toContain(
      "\n  'booking.praise-teacher': { in: Record<string, never>; out: null };\n}",
    );
    const module = textOf(tree, 'apps/booking/src/booking.module.ts');
    expect(module).toContain("import { PraiseTeacher } from './commands/praise-teacher.js';\n");
    expect(module).toMatch(/const commands = \[[^\]]*\n {2}DeleteStudentNote,\n {2}PraiseTeacher,\n {2}RejectRequest,/);
  });

  it('finds the place in a module that lists its handlers in one go', async () => {
    const tree = await make(['query', 'payments', 'list-fees']);
    expect(textOf(tree, 'apps/payments/src/payments.module.ts')).toMatch(/controllers: \[[\s\S]*\bListFees,\s*\],\n {2}providers/);
  });

  it('adds a reaction, a job and a live message', async () => {
    const tree = await make(['reaction', 'messaging', 'payment.paid']);
    await make(['job', 'booking', 'thank-teacher'], tree);
    await make(['live-handler', 'classroom', 'spin-wheel'], tree);
    expect(textOf(tree, 'apps/messaging/src/reactions/payment-paid.ts')).toContain("@On('payment.paid')");
    expect(textOf(tree, 'libs/contracts/src/jobs.ts')).toContain("'thank-teacher': { queue: 'booking'; data: { id: string } };");
    expect(textOf(tree, 'libs/contracts/src/live-input.ts')).toContain("'classroom.spin-wheel': SpinWheelInput,");
    expect(textOf(tree, 'apps/gateway/src/gateway.module.ts')).toMatch(/const liveHandlers = \[[^\]]*SpinWheel,?\s*\]/);
  });

  it('adds a route to the contracts and the controller that have its neighbors', async () => {
    const tree = await make(['command', 'booking', 'praise-teacher']);
    await make(['route', 'booking.praise-teacher', 'POST', '/api/lessons/praise'], tree);
    expect(textOf(tree, 'libs/contracts/src/routes/lessons.ts')).toContain("'POST /api/lessons/praise': { answer: null };");
    const controller = textOf(tree, 'apps/gateway/src/lessons/lessons.controller.ts');
    expect(controller).toMatch(
      /@Forward\('POST \/api\/lessons\/praise', 'booking.praise-teacher', \{\s+summary: 'Praise teacher',\s+by: \['student'\],\s+status: 204,?\s+\}\)/,
    );
  });

  it('says what the id of a route is of, as its neighbors do', async () => {
    const tree = await make(['route', 'notification.mark-read', 'POST', '/api/notifications/:id/seen']);
    const controller = textOf(tree, 'apps/gateway/src/notifications/notifications.controller.ts');
    expect(controller).toMatch(
      /'notification.mark-read', \{\s+summary: 'Mark read',[^@]*of: 'notification',\s+id: 'notificationId',\s+status: 204,/,
    );
  });

  it('gives a route without neighbors its own contracts and controller', async () => {
    const tree = await make(['route', 'catalog.get-privacy', 'GET', '/api/me/privacy']);
    expect(textOf(tree, 'libs/contracts/src/routes/privacy.ts')).toContain("answer: CatalogAsks['catalog.get-privacy']['out']");
    expect(textOf(tree, 'libs/contracts/src/routes/map.ts')).toMatch(/\w+Routes,\s+PrivacyRoutes \{\}/);
    expect(textOf(tree, 'apps/gateway/src/controllers.ts')).toContain("from './privacy/privacy.controller.js'");
  });

  it('adds a page with its URL, words, route, screen and guard', async () => {
    const tree = await make(['page', 'student', 'favorite-teachers']);
    expect(textOf(tree, 'apps/web/src/lib/paths.ts')).toContain("studentFavoriteTeachers: '/student/favorite-teachers',");
    expect(textOf(tree, 'apps/web/src/app/router.tsx')).toContain("import('./pages/student/favorite-teachers'), 'favorite-teachers'),");
    expect(JSON.parse(textOf(tree, 'libs/messages/locales/en/favorite-teachers.json'))).toEqual({ title: 'Favorite Teachers' });
    expect(textOf(tree, 'libs/messages/src/catalogue.ts')).toContain("'favorite-teachers': typeof favoriteTeachers;");
    for (const file of ['routes', 'screens'])
      expect(textOf(tree, `apps/all-in-one/e2e/${file}.ts`)).toContain("'/student/favorite-teachers'");
  });

  it.each<[string, string]>([
    ['command bookings praise-teacher', 'The service must be one of auth, booking, catalog, messaging, notification, payments, scheduling'],
    ['command ../booking praise-teacher', 'The service must be one of'],
    ['command gateway praise-teacher', 'The service must be one of'],
    ['command booking praise', 'The name must be a verb and a noun in lowercase, joined by a dash'],
    ['command booking PraiseTeacher', 'The name must be a verb and a noun in lowercase, joined by a dash'],
    ['query booking ../../list-x', 'The name must be a verb and a noun in lowercase, joined by a dash'],
    ['command booking class', '"class" is a reserved word'],
    ['command booking weak-map', '"weak-map" is a reserved word'],
    ['job booking constructor', '"constructor" is a reserved word'],
    ['page student default', '"default" is a reserved word'],
    ['page student new', '"new" is a reserved word'],
    ['page student page', '"page" is taken by a component'],
    ['page student ..', 'The name must be words in lowercase'],
    ['page operator goals', 'The area must be one of student, teacher, admin, public'],
    ['page student lessons', 'apps/web/src/app/pages/student/lessons.tsx already exists.'],
    ['page student notifications', 'already has studentNotifications.'],
    ['command booking cancel-booking', 'apps/booking/src/commands/cancel-booking.ts already exists.'],
    ['query booking cancel-booking', 'libs/contracts/src/asks/booking.ts already has booking.cancel-booking.'],
    ['job payments expire-request', 'libs/contracts/src/jobs.ts already has expire-request.'],
    ['job booking payment-paid', 'apps/booking/src/booking.module.ts already has a PaymentPaid.'],
    ['reaction booking payment.payed', 'There is no event "payment.payed"'],
    ['reaction booking user.suspended', 'booking already reacts to user.suspended, in apps/booking/src/reactions/standing-changed.ts.'],
    ['live-handler nowhere spin-wheel', 'The folder must be one of'],
    ['live-handler live live-gateway/../x', 'The name must be a verb and a noun'],
    ['route booking.praise-nobody POST /api/x', 'There is no command or query "booking.praise-nobody"'],
    ['route catalog.get-privacy FETCH /api/x', 'The method must be one of GET, POST, PUT, PATCH, DELETE'],
    ['route catalog.get-privacy GET /api/../x', 'The path must begin with /api/'],
    ['route catalog.get-privacy GET /api/me/profile', 'already has GET /api/me/profile.'],
    ['route auth.get-contacts GET /api/x', 'No person may ask auth.get-contacts'],
    ['route booking.book-lesson POST /api/lessons/book', 'booking.book-lesson takes more than this generator can read'],
  ])('refuses %s and changes nothing', async (line, sentence) => {
    const tree = new FsTree(process.cwd(), false);
    await expect(make(line.split(' '), tree)).rejects.toThrow(sentence);
    expect(changed(tree)).toEqual([]);
  });

  it('refuses to write over what it made before', async () => {
    const tree = await make(['page', 'public', 'partners']);
    await expect(make(['page', 'public', 'partners'], tree)).rejects.toThrow('apps/web/src/app/pages/partners.tsx already exists.');
  });
});
