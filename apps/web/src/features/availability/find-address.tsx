import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const programs = ['google', 'outlook', 'icloud'] as const;

/** Where the usual calendar programs show the address at which a calendar can be read. */
export function FindAddress() {
  const { t } = useTranslation('availability');
  return (
    <section aria-label={t('calendars.where')}>
      <Heading as="h2" size="md" mb="4">
        {t('calendars.where')}
      </Heading>
      <AddressSteps />
    </section>
  );
}

export function AddressSteps() {
  const { t } = useTranslation('availability');
  return (
    <Stack as="dl" gap="4" textStyle="sm">
      {programs.map((program) => (
        <Box key={program}>
          <Text as="dt" fontWeight="semibold">
            {t(`calendars.${program}.name`)}
          </Text>
          <Text as="dd" color="fg.muted">
            {t(`calendars.${program}.steps`)}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
