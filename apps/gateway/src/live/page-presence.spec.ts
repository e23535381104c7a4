import { newId } from '@somo/platform/ids';
import { until } from '@somo/testing/until';
import { io } from 'socket.io-client';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

describe('C39 the presence of an open page', () => {
  let somo: FakeSomo;
  let failures = 1;
  const answer = async () => {
    if (failures-- > 0) throw new Error('messaging is down');
    return null;
  };
  beforeAll(async () => void (somo = await startFakeSomo({ answers: { 'messaging.set-presence': answer } })));
  afterAll(() => somo.close());

  it('reaches messaging although it failed once', async () => {
    const token = await somo.tokenOf('student', { userId: newId() });
    const page = io(`${somo.url}/live`, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
    await until(() => somo.asked.length === 2);
    page.disconnect();
    await until(() => somo.asked.length === 3);
    expect(somo.asked.map(({ input }) => (input as { presence: string }).presence)).toEqual(['online', 'online', 'offline']);
  });
});
