import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { useDeferredImport } from '../../lib/use-deferred-import';

const loadText = async () => (await Promise.all([import('./why-text'), i18n.loadNamespaces('filters')]))[0].WhyText;

/** Says in words how the results are ordered, where that is not plain from the name of the order. */
export function WhyOrder({ sort }: { sort: string }) {
  const { t } = useTranslation('search');
  const { part: WhyText, show } = useDeferredImport(loadText);
  if (sort !== '' && sort !== 'rating') return null;
  return (
    <Box as="details" textStyle="sm" color="fg.muted" mt="4" onToggle={show}>
      <Box as="summary" py="3" cursor="pointer">
        {t('why')}
      </Box>
      {WhyText && <WhyText sort={sort} />}
    </Box>
  );
}
