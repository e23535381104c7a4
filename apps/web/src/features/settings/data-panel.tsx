import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dataSaver, useDataSaver } from '../../lib/data-saver';
import { Panel } from '../../ui/panel';
import { DataUsed } from './data-used';
import { SettingsSection } from './settings-section';
import { SwitchLine } from './switch-line';

/** Whether this device uses less data, and what Somo has cost on it; the switch takes effect at once, here alone. */
export function DataPanel() {
  const { t } = useTranslation('settings');
  const isOn = useDataSaver();
  const isBrowsersWish = isOn && !dataSaver.isChosen();
  return (
    <SettingsSection title={t('data.title')} text={t('data.text')}>
      <Panel display="flex" flexDirection="column" gap="5">
        <SwitchLine
          label={t('data.saver')}
          hint={isBrowsersWish ? `${t('data.saverHint')} ${t('data.asked')}` : t('data.saverHint')}
          checked={isOn}
          onChange={({ target }) => dataSaver.choose(target.checked)}
        />
        <Box borderTopWidth="1px" borderColor="border" />
        <DataUsed />
      </Panel>
    </SettingsSection>
  );
}
