import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { privacySettings, type PrivacySettings } from '@somo/contracts/privacy';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { CheckField } from '../../ui/check-field';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { saveSettings } from './api/save-settings';
import { SettingsSection } from './settings-section';

const switches = Object.values(privacySettings).flat();

/** What others see of a person, by their role; a switch takes effect at once. */
export function PrivacySection() {
  const { t } = useTranslation('settings');
  const settings = useQuery(query('GET /api/me/settings'));
  const saving = useMutation(saveSettings);
  const saved = settings.data?.privacy;
  const shown = saved && { ...saved, ...(saving.isPending ? saving.variables.body?.privacy : {}) };
  const save = (privacy: PrivacySettings) =>
    saving.mutate(
      { body: { privacy } },
      {
        onSuccess: () => toast(t('privacy.saved'), t('privacy.savedText')),
        onError: (error) => toast(t('privacy.notSaved'), refusalOf(error) ?? t('notSavedText'), 'error'),
      },
    );
  return (
    <SettingsSection level={2} title={t('privacy.title')} text={t('privacy.text')}>
      {settings.isPending && (
        <Loading label={t('loading')}>
          <Skeleton h="24" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={settings} text={t('failed')} />
      {shown && (
        <Panel display="flex" flexDirection="column" gap="5">
          {switches
            .filter((name) => shown[name] !== undefined)
            .map((name) => (
              <div key={name}>
                <CheckField
                  role="switch"
                  label={
                    <Text as="span" fontWeight="semibold">
                      {t(`privacy.${name}`)}
                    </Text>
                  }
                  aria-describedby={`${name}-hint`}
                  checked={shown[name] === true}
                  disabled={saving.isPending}
                  onChange={({ target }) => save({ [name]: target.checked })}
                />
                <Box id={`${name}-hint`} color="fg.muted" textStyle="sm" ms="3.25rem" mt="0.5">
                  {t(`privacy.${name}Hint`)}
                </Box>
              </div>
            ))}
        </Panel>
      )}
    </SettingsSection>
  );
}
