import type { ReactNode } from 'react';
import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { EmailStopNotice } from './email-stop-notice';
import { SettingsSection } from './settings-section';
import { SwitchLine } from './switch-line';
import { useSaveNotifications } from './use-save-notifications';
import { WhenSection } from './when-section';

const ofStudents = ['lessonReminders', 'messages', 'bookings', 'payments', 'marketing'] as const;
const ofTeachers = ['lessonReminders', 'bookings', 'messages', 'payments'] as const;

interface Props {
  /** Those sent lately. */
  emails: ReactNode;
  /** The browsers that show notifications; called with what follows once one is turned on. */
  browsers: (onTurnedOn: () => void) => ReactNode;
}

/** What a person is notified of, how and when; each change takes effect at once. */
export function NotificationsSection({ emails, browsers }: Props) {
  const { t } = useTranslation(['settings', 'notifications', 'push']);
  const user = useUser();
  const { settings, shown, save, isSaving } = useSaveNotifications();
  const isTeacher = user?.role === 'teacher';
  const kinds = isTeacher ? ofTeachers : ofStudents;
  return (
    <Stack gap="8">
      {settings.data?.emailStop && user && <EmailStopNotice stop={settings.data.emailStop} email={user.email} zone={user.timeZone} />}
      <SettingsSection level={2} title={t('notifications.title')} text={t('notifications.text')}>
        {settings.isPending && (
          <Loading label={t('loading')}>
            <Skeleton h="80" borderRadius="l3" />
          </Loading>
        )}
        <FetchError of={settings} text={t('failed')} />
        {shown && (
          <Panel display="flex" flexDirection="column" gap="5">
            <SwitchLine
              label={t('notifications.email')}
              hint={t('notifications.emailHint')}
              checked={shown.email}
              disabled={isSaving}
              onChange={({ target }) => save({ email: target.checked })}
            />
            <SwitchLine
              label={t('notifications.push')}
              hint={t('notifications.pushHint')}
              checked={shown.push}
              disabled={isSaving}
              onChange={({ target }) => save({ push: target.checked })}
            />
            <Box borderTopWidth="1px" borderColor="border" />
            {kinds.map((name) => (
              <SwitchLine
                key={name}
                label={t(`notifications.${name}`)}
                hint={t(
                  name === 'payments' ? `notifications.paymentsHint.${isTeacher ? 'teacher' : 'student'}` : `notifications.${name}Hint`,
                )}
                checked={shown[name]}
                disabled={isSaving}
                onChange={({ target }) => save({ [name]: target.checked })}
              />
            ))}
          </Panel>
        )}
      </SettingsSection>
      {shown && <WhenSection shown={shown} zone={user?.timeZone ?? 'UTC'} isSaving={isSaving} onSave={save} />}
      <SettingsSection title={t('push:title')} text={t('push:text')}>
        <div>{browsers(() => !shown?.push && save({ push: true }))}</div>
      </SettingsSection>
      <SettingsSection title={t('notifications:emails.title')} text={t('notifications:emails.text')}>
        <div>{emails}</div>
      </SettingsSection>
    </Stack>
  );
}
