import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Box
      asChild
      position="absolute"
      top="-40"
      insetStart="4"
      zIndex="toast"
      bg="bg.panel"
      color="fg"
      px="4"
      py="2"
      borderRadius="l2"
      boxShadow="float"
      _focus={{ top: '3' }}
    >
      <a href="#content">{t('skipToContent')}</a>
    </Box>
  );
}
