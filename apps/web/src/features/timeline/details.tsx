import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isInstant } from '@somo/contracts/time';
import { dayAndTime, money } from '../../lib/format';

function shown(name: string, value: string | number, zone: string): string {
  if (typeof value === 'number') return name.endsWith('Cents') ? money(value) : String(value);
  return isInstant(value) ? dayAndTime(value, zone) : value;
}

const isId = (name: string) => name.endsWith('Id') || name === 'key';

interface Props {
  of: Record<string, string | number | null>;
  zone: string;
  showIds: boolean;
}

/** Names and values side by side; empty values are left out. */
export function Details({ of, zone, showIds }: Props) {
  const { t } = useTranslation('timeline');
  const pairs = Object.entries(of).filter(
    (pair): pair is [string, string | number] => pair[1] !== null && pair[1] !== '' && (showIds || !isId(pair[0])),
  );
  if (pairs.length === 0) return null;
  return (
    <Box as="dl" display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5" mt="0.5" textStyle="xs" color="fg.muted">
      {pairs.map(([name, value]) => (
        <Box key={name} minW="0">
          <Box as="dt" display="inline" me="1">
            {t(`details.${name}`, { defaultValue: name })}
          </Box>
          <Box as="dd" display="inline" color="fg" wordBreak="break-word">
            {name === 'type' || name === 'charge' ? t(`values.${value}`, { defaultValue: String(value) }) : shown(name, value, zone)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
