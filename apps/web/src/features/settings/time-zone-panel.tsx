import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/problem';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { ZonePicker } from '../../ui/zone-picker';
import { saveSettings } from './api/save-settings';
import { SettingsSection } from './settings-section';

/** Called once a zone is saved: with it, and with what returns the element to focus after what follows. */
export type ZoneChosen = (zone: string, returnTo: () => HTMLElement | null) => void;

/** The time zone of a person's screens and emails; a choice is saved at once. */
export function TimeZonePanel({ onZone }: { onZone?: ZoneChosen | undefined }) {
  const { t } = useTranslation(['settings', 'zones']);
  const user = useUser();
  const saving = useMutation(saveSettings);
  const choose = (timeZone: string) =>
    saving.mutate(
      { body: { account: { timeZone } } },
      {
        onSuccess: () => {
          toast(t('timeZone.saved'), t('timeZone.savedText'));
          void session.refresh();
          onZone?.(timeZone, () => document.querySelector<HTMLElement>('#time-zone input'));
        },
        onError: (error) => toast(t('timeZone.notSaved'), refusalOf(error) ?? t('notSavedText'), 'error'),
      },
    );
  return (
    <SettingsSection title={t('timeZone.title')} text={t('timeZone.text')}>
      <Panel id="time-zone">
        <ZonePicker
          label={t('timeZone.field')}
          value={(saving.isPending ? saving.variables.body?.account?.timeZone : undefined) ?? user?.timeZone ?? 'UTC'}
          onChange={choose}
        />
      </Panel>
    </SettingsSection>
  );
}
