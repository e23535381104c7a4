import { startFakeSomo } from '../../spec/fake-somo.js';

describe('the documentation of the API', () => {
  it('is served as committed, and as a page that lists every operation and runs no scripts', async () => {
    const somo = await startFakeSomo();
    const { json } = await somo.send('GET /api/openapi.json');
    const { text } = await somo.send('GET /api/docs');
    const paths = Object.keys(json?.paths as object);
    expect(paths).toContain('/api/bookings');
    for (const path of paths) expect(text).toContain(path);
    expect(text).not.toMatch(/<script|(src|href)="https?:/);
    await somo.close();
  });
});
