import { newId } from '@somo/platform/ids';
import { digitsOfReceipt, receiptNumber } from './receipt-number.js';

describe('a receipt number', () => {
  it("is derived from the end of the payment's id, where ids created at the same moment differ", () => {
    expect(receiptNumber('018cc251-f400-7000-8000-000000000000')).toBe('R-0000-0000-0000');
    expect(receiptNumber('018cc251-f400-7000-8000-000000000021')).toBe('R-0000-0000-0011');
    expect(receiptNumber('018cc251-f400-7000-8fff-ffffffffffff')).toBe('R-ZZZZ-ZZZZ-ZZZZ');
  });

  it('leads back to the end of the id, and no other text does', () => {
    for (const id of ['018cc251-f400-7000-8000-000000000021', '018cc251-f400-7000-8fff-ffffffffffff', newId()])
      expect(digitsOfReceipt(receiptNumber(id))).toBe(id.replaceAll('-', '').slice(-15));
    for (const text of ['', 'R-0000-0000', 'R-0000-0000-000U', 'r-0000-0000-0000']) expect(digitsOfReceipt(text)).toBeNull();
  });

  it('is different for every payment', () => {
    const ids = Array.from({ length: 20_000 }, () => newId());
    expect(new Set(ids.map(receiptNumber)).size).toBe(ids.length);
    expect(receiptNumber(newId())).toMatch(/^R(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });
});
