import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mutation } from '../../../lib/mutation';
import { useRefused } from '../use-refused';

/** Sends an email to the operator's own address, and says whether the mail server took it. */
export function TestEmailButton() {
  const { t } = useTranslation('operations');
  const refused = useRefused();
  const sending = useMutation(mutation('POST /api/admin/system/test-email'));
  const { to, problem } = sending.data ?? {};
  return (
    <Box mt="2">
      <Button size="sm" variant="outline" disabled={sending.isPending} onClick={() => sending.mutate(undefined)}>
        {t(sending.isPending ? 'system.testEmail.sending' : 'system.testEmail.send')}
      </Button>
      <Box role="status" mt="2" overflowWrap="anywhere">
        {sending.error && <Text color="clay.fg">{refused(sending.error)}</Text>}
        {problem && <Text color="clay.fg">{t('system.testEmail.failed', { to, problem })}</Text>}
        {to !== undefined && problem === null && <Text>{t('system.testEmail.sent', { to })}</Text>}
      </Box>
    </Box>
  );
}
