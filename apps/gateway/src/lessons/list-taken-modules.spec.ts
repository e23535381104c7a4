import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

describe('GET /api/lessons/modules', () => {
  let somo: FakeSomo;
  beforeAll(async () => {
    somo = await startFakeSomo({ answers: { 'booking.list-taken-modules': async () => null as never } });
  });
  afterAll(() => somo.close());

  it('asks booking.list-taken-modules for those who may, and refuses a visitor', async () => {
    const token = await somo.tokenOf('student');
    expect(await somo.send('GET /api/lessons/modules', { token })).toMatchObject({ status: 200 });
    expect(somo.asked).toMatchObject([{ name: 'booking.list-taken-modules', input: {} }]);
    expect(await somo.send('GET /api/lessons/modules')).toMatchObject({ status: 401, json: { code: 'not-signed-in' } });
    expect(somo.asked).toHaveLength(1);
  });
});
