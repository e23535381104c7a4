import { Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { useSettings } from './api/get-settings';
import { TeachingForm } from './teaching-form';
import { SettingsSection } from './settings-section';

/** Where a teacher's lessons take place. */
export function TeachingSection() {
  const { t } = useTranslation('settings');
  const settings = useSettings();
  return (
    <SettingsSection level={2} title={t('teaching.title')} text={t('teaching.text')}>
      {settings.isPending && (
        <Loading label={t('loading')}>
          <Skeleton h="64" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={settings} text={t('failed')} />
      {settings.data?.teaching && (
        <Panel>
          <TeachingForm saved={settings.data.teaching} />
        </Panel>
      )}
    </SettingsSection>
  );
}
