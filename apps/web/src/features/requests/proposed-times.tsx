import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { dayAndTime, unparted } from '../../lib/format';

/** The times that the teacher has suggested, while the student has not chosen one. */
export function ProposedTimes({ request, zone }: { request: BookingRequest; zone: string }) {
  const { t } = useTranslation('requests');
  if (request.proposals.length === 0) return null;
  return (
    <Box bg="brand.subtle" borderRadius="l2" px="4" py="3" mt="3" textStyle="sm">
      <Text fontWeight="semibold">{t('propose.waiting', { name: request.student.firstName || t('unknownStudent') })}</Text>
      <Box as="ul" listStyleType="none">
        {request.proposals.map(({ startsAt }) => (
          <li key={startsAt}>{unparted(dayAndTime(startsAt, zone))}</li>
        ))}
      </Box>
    </Box>
  );
}
