import { Box, Heading, Text } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SystemState } from '@somo/contracts/system';
import { listText } from '../../../lib/format';
import { missingEssentials, uncheckedEssentials } from './essentials';
import { useConcerns } from './use-concerns';
import { useUnusual } from './use-unusual';

/** Whether people can be invited and all works, in one sentence, and what is in the way. */
export function SystemVerdict({ system }: { system: SystemState }) {
  const { t } = useTranslation('operations');
  const concerns = useConcerns();
  const unusual = useUnusual();
  const named = (checks: SystemState['checks']) => listText(checks.map(({ name }) => t(`system.checks.${name}.name`)));
  const missing = missingEssentials(system.checks);
  const unchecked = uncheckedEssentials(system.checks);
  const lines = [
    ...concerns(system),
    ...system.services.flatMap(unusual),
    ...(unchecked.length > 0 ? [t('system.unchecked', { names: named(unchecked) })] : []),
  ];
  // What is missing is named right below, with what to do.
  const isWell = lines.length === 0 && missing.length === 0;
  const title = isWell
    ? t('system.verdict.well')
    : missing.length > 0
      ? t('system.verdict.missing', { count: missing.length })
      : t('system.verdict.attention');
  return (
    <Box
      as="section"
      aria-labelledby="system-verdict"
      display="flex"
      gap="4"
      alignItems="flex-start"
      colorPalette={isWell ? 'leaf' : 'sun'}
      bg="colorPalette.subtle"
      borderRadius="l3"
      p={{ base: '5', md: '6' }}
    >
      <Box color="colorPalette.fg" flexShrink={0} aria-hidden _icon={{ w: '7', h: '7' }}>
        {isWell ? <CircleCheck /> : <TriangleAlert />}
      </Box>
      <Box minW="0">
        <Heading as="h2" size="lg" id="system-verdict">
          {title}
        </Heading>
        {(isWell ? [t('system.ready')] : lines).map((line) => (
          <Text key={line} mt="1" overflowWrap="anywhere">
            {line}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
