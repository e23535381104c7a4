import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

export function ClosingCall() {
  const { t } = useTranslation('landing');
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '16' }}>
      <Box
        bg="brand.subtle"
        borderRadius="l3"
        px={{ base: '6', md: '12' }}
        py={{ base: '8', md: '12' }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="6"
      >
        <Box maxW="prose">
          <Heading as="h2" size="xl">
            {t('closingTitle')}
          </Heading>
          <Text color="fg.muted" mt="2">
            {t('closingText')}
          </Text>
        </Box>
        <ButtonLink to={paths.register} size="lg">
          {t('closingAction')}
        </ButtonLink>
      </Box>
    </Box>
  );
}
