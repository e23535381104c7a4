import { newId } from '@somo/platform/ids';
import { anAdmin, aNewcomer, aStudent, aTeacher, aVisitor, type TestCaller } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const zola = { firstName: ' Zola ', ageGroup: '10-12', consent: true } as const;

describe('PERM-02 the learners of a guardian', () => {
  let world: World;
  let guardian: TestCaller;

  beforeAll(async () => void (world = await startService(catalog, { now })));
  beforeEach(() => void (guardian = aStudent()));
  afterAll(() => world.close());

  const add = (more: object = {}, who = guardian) => world.as(who).ask('catalog.add-learner', { ...zola, ...more });
  const list = async (who = guardian) => (await world.as(who).ask('catalog.list-learners', {})).items;
  const consents = (learnerId: string) =>
    world.db.sql('spec-consents', 'SELECT wording_version AS version, given_at AS at FROM learner_consents WHERE learner_id = $1', [
      learnerId,
    ]);

  it('are added with a consent, which is kept with its time and the version of its wording', async () => {
    const added = await add();
    expect(added).toMatchObject({ firstName: 'Zola', ageGroup: '10-12', consent: { version: 1, givenAt: '2030-01-07T08:00:00.000Z' } });
    expect(await list()).toEqual([added]);
    expect(await consents(added.id)).toEqual([{ version: 1, at: new Date(now) }]);
  });

  it('are not stored without a consent to the wording of today', async () => {
    for (const consent of [undefined, false]) await expect(add({ consent })).rejects.toMatchObject({ code: 'consent-needed' });
    await expect(add({ consentVersion: 2 })).rejects.toMatchObject({ code: 'consent-outdated' });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['no name', { firstName: undefined }, 'firstName'],
    ['a blank name', { firstName: ' \u200b ' }, 'firstName'],
    ['a name of 51 letters', { firstName: 'Z'.repeat(51) }, 'firstName'],
    ['a name in two lines', { firstName: 'Zola\nThemba' }, 'firstName'],
    ['a name that turns the text around', { firstName: 'Zola \u202Ealoz' }, 'firstName'],
    ['a link as a name', { firstName: 'www.zola.example' }, 'firstName'],
    ['no age', { ageGroup: undefined }, 'ageGroup'],
    ['an age out of range', { ageGroup: '18-20' }, 'ageGroup'],
    ['a consent that is no answer', { consent: 'yes' }, 'consent'],
  ])('are refused with %s', async (_, wrong, field) => {
    await expect(add(wrong)).rejects.toMatchObject({ code: 'invalid-input', details: { errors: { [field]: [expect.any(String)] } } });
    expect(await list()).toEqual([]);
  });

  it('are five at most, also if a fifth and a sixth are added at once', async () => {
    for (const firstName of ['Ada', 'Bayo', 'Chidi', 'Dayo']) await add({ firstName });
    const tries = await Promise.allSettled([add({ firstName: 'Efe' }), add({ firstName: 'Femi' })]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'too-many-learners' });
    const [first] = await list();
    await world.as(guardian).ask('catalog.remove-learner', { learnerId: first!.id });
    await expect(add({ firstName: 'Gozi' })).resolves.toMatchObject({ firstName: 'Gozi' });
    expect(await list()).toHaveLength(5);
  });

  it('can be renamed, and move up an age group', async () => {
    const { id: learnerId } = await add();
    const change = (part: object) => world.as(guardian).ask('catalog.change-learner', { learnerId, ...part });
    await expect(change({ ageGroup: '13-15' })).resolves.toMatchObject({ firstName: 'Zola', ageGroup: '13-15', consent: { version: 1 } });
    await expect(change({ firstName: ' Zozibini ' })).resolves.toMatchObject({ firstName: 'Zozibini', ageGroup: '13-15' });
    await expect(change({ firstName: '' })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(change({ ageGroup: 'adult' })).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await list()).toMatchObject([{ firstName: 'Zozibini', ageGroup: '13-15' }]);
  });

  it('lose name and age when they are removed, while the consent stays and cannot be altered', async () => {
    const { id: learnerId } = await add();
    await world.as(guardian).ask('catalog.remove-learner', { learnerId });
    expect(await list()).toEqual([]);
    await expect(world.as(guardian).ask('catalog.get-learner', { learnerId })).rejects.toMatchObject({ code: 'learner-not-found' });
    await expect(world.as(guardian).ask('catalog.remove-learner', { learnerId })).rejects.toMatchObject({ code: 'learner-not-found' });
    const [kept] = await world.db.sql('spec-learner', 'SELECT first_name, age_group FROM learners WHERE id = $1', [learnerId]);
    expect(kept).toEqual({ first_name: null, age_group: null });
    expect(await consents(learnerId)).toHaveLength(1);
    for (const act of ['UPDATE learner_consents SET wording_version = 2', 'DELETE FROM learner_consents', 'TRUNCATE learner_consents'])
      await expect(world.db.run(`spec-${act}`, act, [])).rejects.toThrow('consents are only added to');
  });

  it('are nobody else’s', async () => {
    const { id: learnerId } = await add();
    const other = world.as(aStudent());
    for (const attempt of [
      () => other.ask('catalog.get-learner', { learnerId }),
      () => other.ask('catalog.change-learner', { learnerId, firstName: 'Mine' }),
      () => other.ask('catalog.remove-learner', { learnerId }),
      () => other.ask('catalog.get-learner', { learnerId: newId() }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'learner-not-found' });
    for (const who of [aTeacher(), anAdmin()]) await expect(list(who)).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(list(aNewcomer())).rejects.toMatchObject({ code: 'onboarding-needed' });
    await expect(add({}, aTeacher())).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(list(aVisitor())).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await list()).toMatchObject([{ firstName: 'Zola' }]);
  });
});
