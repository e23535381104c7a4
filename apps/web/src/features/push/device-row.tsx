import { Badge, Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PushDevice } from '@somo/contracts/push';
import { relativeTime } from '../../lib/relative-time';

interface Props {
  device: PushDevice;
  now: number;
  busy: boolean;
  onRemove: () => void;
}

/** One browser that shows notifications. */
export function DeviceRow({ device, now, busy, onRemove }: Props) {
  const { t } = useTranslation('push');
  const { t: common } = useTranslation();
  const { browser, system, isCurrent, since } = device;
  const name = browser && system ? t('named', { browser, system }) : (browser ?? system ?? t('unknown'));
  return (
    <Box
      as="li"
      display="flex"
      alignItems="center"
      gap="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: 0, pt: 0 }}
    >
      <Box flex="1" minW="0">
        <Box display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
          <Text fontWeight="semibold">{name}</Text>
          {isCurrent && (
            <Badge colorPalette="leaf" size="sm">
              {t('current')}
            </Badge>
          )}
        </Box>
        <Text color="fg.muted" textStyle="sm">
          {t('since', { time: relativeTime(since, now, common) })}
        </Text>
      </Box>
      <Button variant="outline" size="sm" flexShrink={0} disabled={busy} onClick={onRemove} aria-label={t('turnOffNamed', { name })}>
        {t('turnOff')}
      </Button>
    </Box>
  );
}
