import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { TextLink } from '../../../ui/links';
import { Stored } from '../../../ui/stored';
import { usePayouts } from '../api/list-payouts';
import { AttentionPart } from './attention-part';

/** The latest payouts that failed. */
export function FailedPayouts() {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  return (
    <AttentionPart
      id="failed-payouts"
      title={t('home.payouts')}
      none={t('home.noPayouts')}
      failed={t('payouts.failed')}
      list={usePayouts('refused')}
      all={{ label: t('home.allPayouts'), url: `${paths.adminPayouts}?status=refused`, evenIfNone: false }}
    >
      {({ teacher, amountCents, reason }) => ({
        link: (
          <TextLink to={paths.adminPerson(teacher.id)}>
            <Stored>{teacher.fullName || common('unknownTeacher')}</Stored>
          </TextLink>
        ),
        text: reason ? <bdi>{t('home.payout', { amount: money(amountCents), reason })}</bdi> : money(amountCents),
      })}
    </AttentionPart>
  );
}
