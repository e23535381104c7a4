import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Absent in the first step. */
  onBack?: (() => void) | undefined;
  busy: boolean;
  isLast: boolean;
}

/** The buttons of a step; they stay in view while a long step is scrolled. */
export function StepFooter({ onBack, busy, isLast }: Props) {
  const { t } = useTranslation(['onboarding', 'common']);
  return (
    <Box
      position="sticky"
      bottom="0"
      zIndex={4}
      mx={{ base: '-5', md: '-6' }}
      mb={{ base: '-5', md: '-6' }}
      px={{ base: '5', md: '6' }}
      py="4"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      borderBottomRadius="l3"
      display="flex"
      alignItems="center"
      gap="3"
    >
      {onBack && (
        <Button variant="outline" disabled={busy} onClick={onBack}>
          {t('common:back')}
        </Button>
      )}
      <Box flex="1" display={{ base: 'none', sm: 'block' }} />
      <Button type="submit" disabled={busy} flex={{ base: '1', sm: 'none' }}>
        {isLast ? t(busy ? 'completing' : 'complete') : t('common:continue')}
      </Button>
    </Box>
  );
}
