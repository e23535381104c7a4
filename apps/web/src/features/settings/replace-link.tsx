import { useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { ConfirmDialog } from '../../ui/confirm-dialog';

/** Makes the link useless to whoever else has it. */
export function ReplaceLink() {
  const { t } = useTranslation(['calendar', 'common']);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const replacing = useMutation(mutation('POST /api/me/calendar/replace', { fills: query('GET /api/me/calendar') }));
  const replace = () =>
    replacing.mutate(undefined, {
      onSuccess: () => toast(t('settings.replaced'), t('settings.replacedText')),
      onError: (error) => toast(t('settings.notReplaced'), refusalOf(error) ?? t('settings.tryLater'), 'error'),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="6" rowGap="3">
        <Box flex="1 1 16rem" minW="0">
          <Text fontWeight="semibold">{t('settings.secretTitle')}</Text>
          <Text color="fg.muted" textStyle="sm" mt="0.5">
            {t('settings.secret')}
          </Text>
        </Box>
        <Button ref={opener} variant="outline" minH="11" onClick={() => setAsking(true)}>
          {t('settings.replace')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={replacing.isPending}
        title={t('settings.replaceTitle')}
        keep={t('common:cancel')}
        confirm={t('settings.replace')}
        returnTo={() => opener.current}
        onKeep={() => setAsking(false)}
        onConfirm={replace}
      >
        <Text>{t('settings.replaceText')}</Text>
      </ConfirmDialog>
    </>
  );
}
