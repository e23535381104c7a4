import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that the link is on its way, the same for every address. */
export function ResetLinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Box role="status" display="flex" gap="4" alignItems="flex-start" bg="leaf.subtle" color="leaf.fg" borderRadius="l2" p="4">
      <Box flexShrink={0} mt="0.5" aria-hidden>
        <MailCheck size={22} />
      </Box>
      <Stack gap="2" minW="0">
        <Text fontWeight="semibold">{t('forgot.sent')}</Text>
        <Text textStyle="sm" overflowWrap="anywhere">
          {t('forgot.sentTo', { email })}
        </Text>
        <Text textStyle="sm">
          {t('forgot.notThere')}{' '}
          <Button variant="plain" size="sm" p="0" h="auto" minH="0" color="inherit" textDecoration="underline" onClick={onAgain}>
            {t('forgot.again')}
          </Button>
        </Text>
      </Stack>
    </Box>
  );
}
