import { Box, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { useUser } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { TextField } from '../../ui/text-field';
import { ChangePasswordForm } from './change-password-form';
import { ClosingPanel } from './closing-panel';
import { DataPanel } from './data-panel';
import { ExportPanel } from './export-panel';
import { LanguagePanel } from './language-panel';
import { PasskeysPanel } from './passkeys-panel';
import { SessionList } from './session-list';
import { SettingsSection } from './settings-section';
import { TimeZonePanel, type ZoneChosen } from './time-zone-panel';
import { TwoStepPanel } from './two-step-panel';

/** Not a field to type in. */
const unframed = { px: '0', minH: '8', borderColor: 'transparent', bg: 'transparent', fontWeight: 'medium' } as const;

/** How a person signs in, and where they are signed in. */
export function AccountSection({ onZone }: { onZone?: ZoneChosen }) {
  const { t } = useTranslation('settings');
  const user = useUser();
  const hasPassword = useQuery(query('GET /api/auth/two-step')).data?.hasPassword ?? true;
  return (
    <Stack gap="8">
      <SettingsSection level={2} title={t('account.title')} text={t('account.text')}>
        <Panel>
          <Box maxW={{ md: 'calc(50% - 0.5rem)' }}>
            <TextField
              label={t('account.email')}
              type="email"
              readOnly
              {...unframed}
              value={user?.email ?? ''}
              hint={<Trans t={t} i18nKey="account.emailNote" components={{ support: <TextLink to={paths.contact} /> }} />}
            />
          </Box>
        </Panel>
      </SettingsSection>
      <LanguagePanel />
      <TimeZonePanel onZone={onZone} />
      <SettingsSection title={t('account.passwordTitle')} text={hasPassword && t('account.passwordNote')}>
        <Panel>
          {hasPassword ? (
            <ChangePasswordForm />
          ) : (
            <Text>
              {t('setPassword')} <TextLink to={paths.forgotPassword}>{t('setPasswordLink')}</TextLink>
            </Text>
          )}
        </Panel>
      </SettingsSection>
      <PasskeysPanel />
      <TwoStepPanel />
      <SessionList />
      <DataPanel />
      <ExportPanel />
      <ClosingPanel />
    </Stack>
  );
}
