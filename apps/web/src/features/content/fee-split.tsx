import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel';
import { PriceSplit } from '../../ui/price-split';
import { facts } from './facts';

/** Returns how the price of a lesson is split between the teacher and Somo. */
export function FeeSplit() {
  const { t } = useTranslation('content');
  return (
    <Panel mt="5">
      <PriceSplit
        parts={[
          { label: t('teacherShare'), share: facts.keepPercent, bg: 'brand.400' },
          { label: t('rules.fee.name'), share: facts.feePercent, bg: 'sun.400' },
        ]}
      />
    </Panel>
  );
}
