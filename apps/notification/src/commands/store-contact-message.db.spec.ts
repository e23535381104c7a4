import { aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

describe('ROUTE-02 a contact message', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(notification, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());

  it("is stored at once and emailed once, with every line marked as the sender's", async () => {
    const message = { name: ' Ama Mensah ', email: 'ama@example.org', message: 'How do I change my address?\n\nThank you' };
    await world.as(aVisitor()).ask('notification.store-contact-message', message);
    expect(await world.db.sql('kept', 'SELECT name, email, message FROM contact_messages')).toEqual([{ ...message, name: 'Ama Mensah' }]);
    await world.runDue();
    await world.runDue();
    const { items } = await world.as(aVisitor()).ask('notification.list-dev-mails', { to: 'support@somo.test' });
    expect(items.map(({ subject }) => subject)).toEqual(['Message from Ama Mensah']);
    expect(items[0]?.text).toBe('Ama Mensah (ama@example.org) wrote:\n\n> How do I change my address?\n>\n> Thank you');
  });

  it.each([
    ['name', { name: 'Ama\n\nSomo wrote:' }],
    ['name', { name: 'Ama (ama@example.org)' }],
    ['message', { message: 'a\u202eb' }],
    ['email', { email: 'ama@example.org, all@example.org' }],
  ])('is refused if its %s is %j', async (field, part) => {
    const message = { name: 'Ama', email: 'ama@example.org', message: 'Hello', ...part };
    await expect(world.as(aVisitor()).ask('notification.store-contact-message', message)).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { [field]: [expect.any(String)] } },
    });
  });
});
