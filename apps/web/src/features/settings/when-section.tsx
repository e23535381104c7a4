import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { NotificationSettings, QuietHours } from '@somo/contracts/notification-settings';
import { wallTime, zoneLabel } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { SettingsSection } from './settings-section';
import { SwitchLine } from './switch-line';

const usualNight: QuietHours = { from: '22:00', to: '07:00' };
const halfHours = Array.from({ length: 48 }, (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`);

interface Props {
  shown: NotificationSettings;
  zone: string;
  isSaving: boolean;
  onSave: (changes: Partial<NotificationSettings>) => void;
}

/** When emails arrive: not at night, or once a day. */
export function WhenSection({ shown, zone, isSaving, onSave }: Props) {
  const { t } = useTranslation('settings');
  const now = useNow();
  const { quietHours, digest } = shown;
  return (
    <SettingsSection title={t('notifications.whenTitle')} text={t('notifications.whenText')}>
      <Panel display="flex" flexDirection="column" gap="5">
        <SwitchLine
          label={t('notifications.quiet')}
          hint={t('notifications.quietHint', { zone: zoneLabel(zone, now) })}
          checked={quietHours !== null}
          disabled={isSaving}
          onChange={({ target }) => onSave({ quietHours: target.checked ? usualNight : null })}
        />
        {quietHours && (
          <Box ms={{ sm: '3.25rem' }} maxW="md" display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))">
            <Time label={t('notifications.from')} quiet={quietHours} side="from" disabled={isSaving} onSave={onSave} />
            <Time
              label={t(quietHours.from < quietHours.to ? 'notifications.to' : 'notifications.toNextDay')}
              {...{ quiet: quietHours, side: 'to', disabled: isSaving, onSave }}
            />
          </Box>
        )}
        <Box borderTopWidth="1px" borderColor="border" />
        <SwitchLine
          label={t('notifications.digest')}
          hint={t('notifications.digestHint')}
          checked={digest === 'daily'}
          disabled={isSaving}
          onChange={({ target }) => onSave({ digest: target.checked ? 'daily' : 'never' })}
        />
      </Panel>
    </SettingsSection>
  );
}

interface TimeProps extends Pick<Props, 'onSave'> {
  label: string;
  quiet: QuietHours;
  side: 'from' | 'to';
  disabled: boolean;
}

/** One end of the quiet hours; a time set elsewhere is offered too, the other end is not. */
function Time({ label, quiet, side, disabled, onSave }: TimeProps) {
  const other = quiet[side === 'from' ? 'to' : 'from'];
  const times = [...new Set([...halfHours, quiet[side]])].filter((time) => time !== other).sort();
  return (
    <SelectField
      label={label}
      value={quiet[side]}
      disabled={disabled}
      options={times.map((value) => ({ value, label: wallTime(value) }))}
      onChange={(value) => onSave({ quietHours: { ...quiet, [side]: value } })}
    />
  );
}
