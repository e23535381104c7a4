import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AccountSection } from '../../../features/settings/account-section';
import { useUser } from '../../../lib/use-session';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminSettings() {
  const { t } = useTranslation('settings');
  const mustSetUp = useUser()?.duty === 'set-up-two-step';
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('text')} />
      {mustSetUp && (
        <Box role="status" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3" mb="6" maxW="4xl">
          {t('twoStep.needed')}
        </Box>
      )}
      <AccountSection />
    </Page>
  );
}
