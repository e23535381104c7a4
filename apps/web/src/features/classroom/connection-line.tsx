import { Box, Text } from '@chakra-ui/react';
import { Signal, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoundTrip } from './use-round-trip';

const slowMs = 400;
const badMs = 1_200;

/** The connection to Somo in words: quiet while it is good. */
export function ConnectionLine() {
  const { t } = useTranslation('classroom');
  const ms = useRoundTrip();
  const word = ms === undefined ? 'measuring' : ms === null ? 'offline' : ms >= badMs ? 'bad' : ms >= slowMs ? 'slow' : 'good';
  const isQuiet = word === 'good' || word === 'measuring';
  const Icon = word === 'offline' ? WifiOff : Signal;
  return (
    <Text display="flex" alignItems="flex-start" gap="2" textStyle="sm" color={isQuiet ? 'fg.muted' : 'clay.fg'}>
      <Box asChild flexShrink={0} mt="0.5" color={word === 'good' ? 'leaf.fg' : 'inherit'}>
        <Icon size="1.125em" aria-hidden />
      </Box>
      {t(`check.${word}`)}
    </Text>
  );
}
