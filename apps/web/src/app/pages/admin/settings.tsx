import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountSection } from '../../../features/settings/account-section';
import { SettingsOutline } from '../../../features/settings/settings-outline';
import { ownPath } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { useUser } from '../../../lib/use-session';
import { ButtonLink } from '../../../ui/links';
import { LiveRegion } from '../../../ui/live-region';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminSettings() {
  const { t } = useTranslation('settings');
  const mustSetUp = useUser()?.duty === 'set-up-two-step';
  const [search] = useSearchParams();
  // Where it is needed, and where the operator goes on afterwards.
  const wanted = ownPath(search.get('for'));
  const back = wanted?.startsWith('/admin/') ? wanted : null;
  const twoStep = useQuery({ ...query('GET /api/auth/two-step'), enabled: back !== null });
  const isReady = back !== null && twoStep.data?.isOn === true;
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('text')} />
      <LiveRegion>
        {(mustSetUp || back !== null) && (
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="4"
            bg={isReady ? 'leaf.subtle' : 'clay.subtle'}
            color={isReady ? 'leaf.fg' : 'clay.fg'}
            borderRadius="l2"
            px="4"
            py="3"
            mb="6"
            maxW="4xl"
          >
            <Text flex="1 1 16rem">{t(isReady ? 'twoStep.ready' : 'twoStep.needed')}</Text>
            {isReady && <ButtonLink to={back}>{t('twoStep.goOn')}</ButtonLink>}
          </Box>
        )}
      </LiveRegion>
      <SettingsOutline>
        <AccountSection />
      </SettingsOutline>
    </Page>
  );
}
