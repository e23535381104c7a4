import { payoutReasons, type PayoutReason } from '@somo/contracts/payout-reasons';
import { locales, sourceLocale } from '@somo/messages/locales';
import { translator } from '@somo/messages/translator';
import { payoutText } from './payout-text.js';

const refused = (language: string, reason: string) => {
  const params = { teacherId: 'teacher-1', news: 'refused', amountCents: 8500, payoutDate: null, reason } as const;
  return payoutText(params, translator(language, 'bell')).sentence;
};
const reasons = Object.entries(payoutReasons) as [PayoutReason, string][];

describe('SET-05 PAY-03 why a payout was refused', () => {
  it.each(locales.filter((each) => each !== sourceLocale))('is told in %s', (language) => {
    for (const [code, english] of reasons) {
      expect(refused(language, english)).not.toContain(english);
      expect(refused(language, english)).toContain(translator(language, 'bell').t(`payoutReasons.${code}`));
    }
  });

  it('is told in the same words in English, and as it is if a provider says it in words of its own', () => {
    for (const [, english] of reasons) expect(refused('en', english)).toContain(`$85.00. ${english} Please choose`);
    expect(refused('fr', 'Account closed by bank.')).toContain('Account closed by bank.');
  });
});
