import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { Panel } from '../../ui/panel';

/** Asks a user to confirm their email address, and gives the reason (`why`); renders nothing if it is confirmed. */
export function ConfirmEmailNotice({ why }: { why?: string }) {
  const { t } = useTranslation('dashboard');
  const user = useUser();
  const resending = useMutation(mutation('POST /api/auth/resend-confirmation'));
  if (!user || user.emailConfirmed) return null;
  const { email, role, duty } = user;
  const text = duty === 'confirm-email' ? t(`confirmEmail.${role === 'teacher' ? 'teacher' : 'student'}`) : t('confirmEmail.text');
  const resend = () =>
    resending.mutate(undefined, {
      onSuccess: () => toast(t('confirmEmail.sent'), t('confirmEmail.sentText', { email })),
      onError: (error) => toast(t('confirmEmail.notSent'), refusalOf(error) ?? undefined, 'error'),
    });
  return (
    <Panel
      as="section"
      aria-label={t('confirmEmail.title')}
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems={{ base: 'flex-start', md: 'center' }}
      justifyContent="space-between"
      py="4"
      mb="6"
      bg="sun.subtle"
      boxShadow="none"
      borderWidth="1px"
      borderColor="sun.emphasized"
    >
      <Box color="sun.fg" aria-hidden>
        <MailCheck />
      </Box>
      <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{t('confirmEmail.title')}</Text>
        <Text color="fg.muted">
          {why ?? text}{' '}
          <Box as="bdi" display="block">
            {t('confirmEmail.sentTo', { email })}
          </Box>
        </Text>
      </Box>
      <Button variant="outline" size="sm" loading={resending.isPending} disabled={resending.isSuccess} onClick={resend}>
        {t(resending.isSuccess ? 'confirmEmail.sent' : 'confirmEmail.resend')}
      </Button>
    </Panel>
  );
}
