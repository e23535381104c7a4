import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ExternalCalendar } from '@somo/contracts/external-calendars';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FormAlert } from '../../ui/form-alert';

interface Props {
  of: ExternalCalendar;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Disconnects a calendar, once its teacher has read what that means. */
export function RemoveCalendarDialog({ of: { id, host }, onClose, returnTo }: Props) {
  const { t } = useTranslation('availability');
  const removing = useMutation(mutation('DELETE /api/me/external-calendars/:id', { changes: ['calendars'] }));
  const remove = () =>
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast(t('calendars.removed'), host);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t('calendars.removeTitle')}
      keep={t('calendars.keep')}
      confirm={t(removing.isPending ? 'calendars.removing' : 'calendars.confirm')}
      busy={removing.isPending}
      onKeep={onClose}
      onConfirm={remove}
      returnTo={returnTo}
    >
      <Text fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{host}</bdi>
      </Text>
      <Text mt="1" mb={removing.error ? '4' : undefined}>
        {t('calendars.removeText')}
      </Text>
      <FormAlert problem={removing.error && { title: t('calendars.removeFailed'), text: refusalOf(removing.error) ?? undefined }} />
    </ConfirmDialog>
  );
}
