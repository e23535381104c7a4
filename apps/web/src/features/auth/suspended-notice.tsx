import { Box, Heading, Text } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';

/** Tells a suspended person why they can't sign in, where that is known, and how to appeal. */
export function SuspendedNotice({ reason }: { reason: unknown }) {
  const { t } = useTranslation('auth');
  return (
    <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3" mb="5">
      <Heading as="h2" textStyle="md" mb="1">
        {t('suspended.title')}
      </Heading>
      {typeof reason === 'string' && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {t('suspended.reason', { reason })}
        </Text>
      )}
      <Text mt="1">
        <Trans t={t} i18nKey="suspended.appeal" components={{ contact: <TextLink to={paths.contact} /> }} />
      </Text>
    </Box>
  );
}
