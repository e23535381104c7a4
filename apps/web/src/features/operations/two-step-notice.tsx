import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

/** Leads an operator without two-step sign-in to set it up, and from there back to this page. */
export function TwoStepNotice() {
  const { t } = useTranslation('verification');
  const { pathname, search } = useLocation();
  return (
    <Box
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="3"
      bg="clay.subtle"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
      mb="6"
    >
      <Box flex="1 1 18rem" minW="0">
        <Heading as="h2" size="sm" color="clay.fg">
          {t('queue.twoStepTitle')}
        </Heading>
        <Text mt="0.5">{t('queue.twoStepText')}</Text>
      </Box>
      <ButtonLink to={`${paths.adminSettings}?${new URLSearchParams({ for: pathname + search }).toString()}`}>
        {t('queue.setUp')}
      </ButtonLink>
    </Box>
  );
}
