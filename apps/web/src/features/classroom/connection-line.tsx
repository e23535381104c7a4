import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useRoundTrip } from './use-round-trip';

const slowMs = 400;
const badMs = 1_200;

/** The connection to Somo in words. */
export function ConnectionLine() {
  const { t } = useTranslation('classroom');
  const ms = useRoundTrip();
  if (ms === undefined) return <Text color="fg.muted">{t('check.measuring')}</Text>;
  if (ms === null) return <Text color="clay.fg">{t('check.offline')}</Text>;
  const word = ms >= badMs ? 'bad' : ms >= slowMs ? 'slow' : 'good';
  return <Text color={word === 'good' ? 'leaf.fg' : 'clay.fg'}>{t(`check.${word}`)}</Text>;
}
