import { Box, Button, Text } from '@chakra-ui/react';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import type { EmailStop } from '@somo/contracts/notification-settings';
import { dateOf } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { TextLink } from '../../ui/links';

const resumeEmail = mutationOptions({
  ...mutation('POST /api/me/email/resume'),
  onSuccess: (_answer, _request, _result, { client }) =>
    client.setQueryData(query('GET /api/me/settings').queryKey, (known) => known && { ...known, emailStop: null }),
});

interface Props {
  stop: EmailStop;
  email: string;
  zone: string;
}

/** Says that no email goes to a person's address, why, and how to have them again. */
export function EmailStopNotice({ stop: { reason, since }, email, zone }: Props) {
  const { t } = useTranslation('settings');
  const resuming = useMutation(resumeEmail);
  const resume = () =>
    resuming.mutate(undefined, {
      onSuccess: () => toast(t('emailStop.resumed'), t('emailStop.resumedText')),
      onError: (error) => toast(t('emailStop.notResumed'), refusalOf(error) ?? t('notSavedText'), 'error'),
    });
  return (
    <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l3" p={{ base: '5', md: '6' }}>
      <Text fontWeight="semibold">{t(`emailStop.${reason}`)}</Text>
      <Text mt="1" mb="4" maxW="prose" overflowWrap="anywhere">
        <Trans
          t={t}
          i18nKey={`emailStop.${reason}Text`}
          values={{ day: dateOf(since, zone), email }}
          components={{ support: <TextLink to={paths.contact} color="inherit" /> }}
        />
      </Text>
      <Button variant="outline" loading={resuming.isPending} onClick={resume}>
        {t('emailStop.resume')}
      </Button>
    </Box>
  );
}
