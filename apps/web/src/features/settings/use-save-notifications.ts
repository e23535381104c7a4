import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NotificationSettings } from '@somo/contracts/notification-settings';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { saveSettings } from './api/save-settings';

/** Returns how a person is told, with what is being saved already in it, and what saves a change. */
export function useSaveNotifications() {
  const { t } = useTranslation('settings');
  const settings = useQuery(query('GET /api/me/settings'));
  const saving = useMutation(saveSettings);
  const stored = settings.data?.notifications;
  const shown = stored && { ...stored, ...(saving.isPending ? saving.variables.body?.notifications : {}) };
  const save = (notifications: Partial<NotificationSettings>) =>
    saving.mutate(
      { body: { notifications } },
      {
        onSuccess: () => toast(t('notifications.saved'), t('notifications.savedText')),
        onError: (error) => toast(t('notifications.notSaved'), refusalOf(error) ?? t('notSavedText'), 'error'),
      },
    );
  return { settings, shown, save, isSaving: saving.isPending };
}
