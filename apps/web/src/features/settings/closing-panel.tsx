import { useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel';
import { CloseAccountDialog } from './close-account-dialog';
import { SettingsSection } from './settings-section';

/** Leads to closing the account. */
export function ClosingPanel() {
  const { t } = useTranslation('settings');
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection title={t('closing.title')} text={t('closing.text')} heading={heading}>
      <Panel>
        <Text mb="4">{t('closing.copyFirst')}</Text>
        <Box>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('closing.open')}
          </Button>
        </Box>
        {isAsking && <CloseAccountDialog onClose={() => setAsking(false)} returnTo={() => heading.current} />}
      </Panel>
    </SettingsSection>
  );
}
