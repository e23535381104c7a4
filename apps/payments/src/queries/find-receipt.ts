import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { digitsOfReceipt } from '../domain/receipt-number.js';

@Injectable()
export class FindReceipt {
  constructor(private readonly db: Db) {}

  @Handles('payments.find-receipt', { by: ['operator:support', 'operator:money'] })
  async run({ number }: Asks['payments.find-receipt']['in']): Promise<Asks['payments.find-receipt']['out']> {
    const digits = digitsOfReceipt(number);
    if (digits === null) return null;
    const [found] = await this.db.sql<{ bookingId: string }>(
      'payment-of-receipt',
      `SELECT booking_id AS "bookingId" FROM payments WHERE right(replace(id::text, '-', ''), 15) = $1`,
      [digits],
    );
    return found ?? null;
  }
}
