import { HStack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';

/** Returns why a request cannot be accepted; undefined if it can. */
export const blockOf = ({ conflicts }: BookingRequest) => (['lesson', 'full-day'] as const).find((each) => conflicts.includes(each));

/** The conflicts of a pending request; `brief`: the first of them, and the number of others. */
export function ConflictList({ request, brief = false }: { request: BookingRequest; brief?: boolean }) {
  const { t } = useTranslation('requests');
  if (request.conflicts.length === 0) return null;
  const shown = brief ? request.conflicts.slice(0, 1) : request.conflicts;
  const more = request.conflicts.length - shown.length;
  return (
    <HStack
      as="ul"
      listStyleType="none"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      mt="2"
      color="clay.fg"
      textStyle={brief ? { base: 'xs', md: 'sm' } : 'sm'}
    >
      {shown.map((conflict) => (
        <HStack as="li" key={conflict} gap="1.5">
          <TriangleAlert size={16} aria-hidden />
          <Text as="span">
            {t(`conflicts.${conflict}`)}
            {more > 0 && ` ${t('conflictsMore', { count: more })}`}
          </Text>
        </HStack>
      ))}
    </HStack>
  );
}
