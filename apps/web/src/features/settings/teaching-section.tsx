import { Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { useSettings } from './api/get-settings';
import { TeachingForm } from './teaching-form';

/** Where a teacher's lessons take place. */
export function TeachingSection() {
  const { t } = useTranslation('settings');
  const settings = useSettings();
  return (
    <Stack gap="6" maxW="4xl">
      <div>
        <Heading as="h2" size="md">
          {t('teaching.title')}
        </Heading>
        <Text color="fg.muted">{t('teaching.text')}</Text>
      </div>
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
    </Stack>
  );
}
