import { Module } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { RefusalCode } from '@somo/contracts/refusals';
import type { AskMessage, Bus } from '@somo/platform/bus/bus';
import { Handles } from '@somo/platform/handles';
import type { Service } from '@somo/platform/service';
import { checkRefusals } from './check-refusals.js';

class GetAgreement {
  @Handles('booking.get-agreement', { by: ['operator:support'], refuses: ['lesson-not-found'] })
  run(): Promise<Asks['booking.get-agreement']['out']> {
    return Promise.resolve({ agreementId: '', bookingIds: [] });
  }
}

@Module({ controllers: [GetAgreement] })
class Booking {}

const services: Service[] = [{ name: 'booking', module: Booking, schemas: [], migrations: [] }];

describe('a bus that checks refusals', () => {
  const ask = (name: string, refused: RefusalCode) => {
    const inner = { ask: () => Promise.resolve({ refused, details: {} }) } as unknown as Bus;
    return checkRefusals(inner, services).ask({ name } as AskMessage, 1000);
  };

  it.each<[string, RefusalCode]>([
    ['declared', 'lesson-not-found'],
    ['general', 'wrong-role'],
  ])('lets a refusal through that is %s', async (_, code) => {
    await expect(ask('booking.get-agreement', code)).resolves.toMatchObject({ refused: code });
  });

  it('fails an ask whose handler refuses with what it does not declare, and leaves services alone that are not here', async () => {
    await expect(ask('booking.get-agreement', 'slot-taken')).rejects.toThrow('booking.get-agreement refused with slot-taken');
    await expect(ask('payments.get-ledger', 'slot-taken')).resolves.toMatchObject({ refused: 'slot-taken' });
  });

  it('knows no refusal that is not in the catalogue', () => {
    // @ts-expect-error: the catalogue has no such code
    const mistyped = Handles('booking.get-agreement', { by: ['operator:support'], refuses: ['lesson-not-fuond'] });
    expect(mistyped).toBeDefined();
  });
});
