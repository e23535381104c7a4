import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { refusalOf } from '../../lib/problem';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useUser } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { ZonePicker } from '../../ui/zone-picker';
import { saveSettings } from './api/save-settings';
import { SettingsSection } from './settings-section';

async function loadMoveHours() {
  const [file] = await Promise.all([import('../availability/move-hours'), i18n.loadNamespaces('availability')]);
  return file.MoveHours;
}

/** The time zone of a person's screens and emails; a choice is saved at once. Teachers are asked whether their hours move to it. */
export function TimeZonePanel() {
  const { t } = useTranslation(['settings', 'zones']);
  const user = useUser();
  const saving = useMutation(saveSettings);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const { part: MoveHours, show } = useDeferredImport(loadMoveHours);
  const choose = (timeZone: string) =>
    saving.mutate(
      { body: { account: { timeZone } } },
      {
        onSuccess: () => {
          toast(t('timeZone.saved'), t('timeZone.savedText'));
          void session.refresh();
          if (user?.role !== 'teacher') return;
          setMovedTo(timeZone);
          show();
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
      {MoveHours && movedTo && (
        <MoveHours key={movedTo} to={movedTo} returnTo={() => document.querySelector<HTMLElement>('#time-zone input')} />
      )}
    </SettingsSection>
  );
}
