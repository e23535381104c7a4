// The English sentences about a teacher's payouts.
import type { PayoutMethodName } from '@somo/contracts/payouts';
import type { PayoutNews } from '../content.js';
import type { Text } from '../reader.js';

const methods: Record<PayoutMethodName, string> = {
  bank_transfer: 'a bank account',
  mobile_money: 'a mobile money number',
  paypal: 'a PayPal account',
};

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

export function payoutText(params: PayoutNews): Text {
  switch (params.news) {
    case 'sent':
      return {
        title: 'Payout sent',
        message: `We have sent you ${dollars(params.amountCents)}. It arrives by ${params.payoutDate ?? 'the end of next week'}.`,
      };
    case 'done':
      return { title: 'Payout completed', message: `Your payout of ${dollars(params.amountCents)} has arrived.` };
    case 'refused':
      return {
        title: 'Payout refused',
        message:
          `We could not send you ${dollars(params.amountCents)}. ${params.reason ?? ''} Please enter another payout method in your settings: the money goes out with the next run.`.replace(
            '  ',
            ' ',
          ),
      };
    case 'method-changed':
      return {
        title: 'Payout method changed',
        message: `Your earnings go to ${methods[params.method]} from now on. If this was not you, change your password and write to us at once.`,
      };
  }
}
