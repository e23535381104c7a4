import { Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { TeachingForm } from './teaching-form';
import { SettingsSection } from './settings-section';

/** Where a teacher's lessons take place. */
export function TeachingSection() {
  const { t } = useTranslation('settings');
  const settings = useQuery(query('GET /api/me/settings'));
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
