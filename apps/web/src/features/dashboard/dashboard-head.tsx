import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** The page title and a welcome line, which says so while the page is loading. */
export function DashboardHead({ title, firstName, loading }: { title: string; firstName: string; loading: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <Box mb={{ base: '6', md: '8' }}>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <Text color="fg.muted" mt="1" role={loading ? 'status' : undefined}>
        {loading ? t('loading') : firstName ? t('welcome', { name: firstName }) : t('welcomeNameless')}
      </Text>
    </Box>
  );
}
