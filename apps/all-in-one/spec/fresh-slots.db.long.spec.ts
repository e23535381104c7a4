import { staysFresh } from './fresh-slots.js';
import { runProduct, type Product } from './running-product.js';

// With the services apart: distributed.long.spec.ts.
describe('open slots that are kept, in one process', () => {
  let product: Product;
  beforeAll(async () => (product = await runProduct()), 60_000);
  afterAll(() => product.close());

  it('are what scheduling knows, in every list that is asked for after it knows', () => staysFresh([product.url], product.admin), 60_000);
});
