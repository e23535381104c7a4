import { Box, CloseButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { About } from '../../lib/paths';
import { AboutLink } from './about-line';

interface Props {
  about: About;
  zone: string;
  onRemove: () => void;
}

/** Above the field: what the next message is about. */
export function AboutRow({ about, zone, onRemove }: Props) {
  const { t } = useTranslation('messages');
  return (
    <Box display="flex" alignItems="center" gap="2" mt="3" ps="3" bg="bg.muted" borderRadius="l2">
      <Text flex="1" minW="0" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <AboutLink about={about} zone={zone} />
      </Text>
      <CloseButton size="sm" minW="11" minH="11" aria-label={t('removeAbout')} onClick={onRemove} />
    </Box>
  );
}
