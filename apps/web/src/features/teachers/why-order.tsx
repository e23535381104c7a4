import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { Fold } from '../../ui/fold';

const loadText = async () => (await Promise.all([import('./why-text'), i18n.loadNamespaces('filters')]))[0].WhyText;

/** Says in words how the results are ordered, where that is not plain from the name of the order. */
export function WhyOrder({ sort }: { sort: string }) {
  const { t } = useTranslation('search');
  const { part: WhyText, show } = useDeferredImport(loadText);
  if (sort !== '' && sort !== 'rating') return null;
  return (
    <Fold title={t('why')} textStyle="sm" color="fg.muted" mt="4" summary={{ display: 'inline-flex', gap: '2' }} onToggle={show}>
      {WhyText && <WhyText sort={sort} />}
    </Fold>
  );
}
