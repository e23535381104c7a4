import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { saveFirstHours } from './api/save-first-hours';
import { hoursLines } from './first-hours';
import type { Hours } from './hours';

interface Props {
  userId: string;
  hours: Hours;
  /** Why they could not be saved. */
  reason: string;
  onSaved: () => void;
  onLater: () => void;
}

/** The hours a new teacher chose, which could not be saved: to try again now, or later in the schedule, which keeps them as changes. */
export function UnsavedHours({ userId, hours, reason, onSaved, onLater }: Props) {
  const { t } = useTranslation('availability');
  const saving = useMutation({ mutationFn: () => saveFirstHours(userId, hours), onSuccess: onSaved });
  return (
    <Stack gap="5">
      <Text role="alert" color="fg.error">
        {saving.error?.message ?? reason}
      </Text>
      <Box as="ul" listStyleType="none" fontWeight="semibold">
        {hoursLines(hours).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Text color="fg.muted">{t('unsavedFirst.text')}</Text>
      <Box display="flex" flexWrap="wrap" gap="3">
        <Button loading={saving.isPending} loadingText={t('saving')} onClick={() => saving.mutate()}>
          {t('unsavedFirst.again')}
        </Button>
        <Button variant="plain" disabled={saving.isPending} onClick={onLater}>
          {t('unsavedFirst.later')}
        </Button>
      </Box>
    </Stack>
  );
}
