import { useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { LiveRegion } from '../../ui/live-region';

const loadText = async () => (await Promise.all([import('./why-text'), i18n.loadNamespaces('filters')]))[0].WhyText;

/** Says in words how the results are ordered, where that is not plain from the name of the order: a button, and the words in a line below. */
export function WhyOrder({ sort }: { sort: string }) {
  const { t } = useTranslation('search');
  const { part: WhyText, prepare, show } = useDeferredImport(loadText);
  const [isOpen, setOpen] = useState(false);
  if (sort !== '' && sort !== 'rating') return null;
  function toggle(): void {
    if (!isOpen) show();
    setOpen(!isOpen);
  }
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        minH={{ base: '11', md: '9' }}
        minW={{ base: '9', md: '0' }}
        px="0"
        mx={{ base: '-1', md: '0' }}
        fontWeight="normal"
        color="fg.muted"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onClick={toggle}
      >
        <Box asChild hideFrom="md">
          <CircleHelp aria-hidden />
        </Box>
        <Box as="span" srOnly={{ base: true, md: false }}>
          {t('why')}
        </Box>
      </Button>
      <LiveRegion flexBasis="full" order="1">
        {isOpen && WhyText && (
          <Box pt={{ base: '4', md: '2' }}>
            <WhyText sort={sort} />
          </Box>
        )}
      </LiveRegion>
    </>
  );
}
