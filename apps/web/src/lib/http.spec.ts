import { describe, expect, it } from '@jest/globals';
import { FakeGateway } from '../../spec/fake-gateway';
import { http } from './http';

describe('a request', () => {
  it('BOOK-12 is sent once if clicked twice before the response, and again after it', async () => {
    const gateway = new FakeGateway().on('POST /api/notifications/read-all', () => ({ marked: 3 }));
    const twice = [http('POST /api/notifications/read-all'), http('POST /api/notifications/read-all')];
    await Promise.all(twice);
    expect(gateway.calls).toHaveLength(1);
    await http('POST /api/notifications/read-all');
    expect(gateway.calls).toHaveLength(2);
  });

  it('is sent twice for two different things', async () => {
    const gateway = new FakeGateway().on('DELETE /api/notifications/:id', () => null);
    await Promise.all(['1', '2'].map((id) => http('DELETE /api/notifications/:id', { params: { id } })));
    expect(gateway.calls).toHaveLength(2);
  });
});
