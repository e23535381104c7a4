// The sentence about the outcome of a teacher's payout.
import { payoutReasonOf } from '@somo/contracts/payout-reasons';
import type { Translator } from '@somo/messages/translator';
import type { PayoutNews } from './content.js';
import type { TextParts } from './reader.js';

export function payoutText(params: PayoutNews, { t, formats }: Translator<'bell'>): TextParts {
  if (params.news === 'method-changed')
    return { title: t('payoutMethodChanged.title'), sentence: t(`payoutMethodChanged.${params.method}`) };
  const { news, payoutDate, reason } = params;
  const amount = formats.money(params.amountCents);
  switch (news) {
    case 'sent': {
      const day = payoutDate && formats.date('date', Date.parse(payoutDate), 'UTC');
      return { title: t('payoutSent.title'), sentence: day ? t('payoutSent.dated', { amount, day }) : t('payoutSent.undated', { amount }) };
    }
    case 'done':
      return { title: t('payoutDone.title'), sentence: t('payoutDone.message', { amount }) };
    case 'refused': {
      const code = reason ? payoutReasonOf(reason) : undefined;
      const why = code ? t(`payoutReasons.${code}`) : reason;
      const sentence = why ? t('payoutFailed.explained', { amount, reason: why }) : t('payoutFailed.unexplained', { amount });
      return { title: t('payoutFailed.title'), sentence };
    }
  }
}
