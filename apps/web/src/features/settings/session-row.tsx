import { Badge, Box, Button, Text } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '@somo/contracts/sessions';
import { relativeTime } from '../../lib/relative-time';

const mobile = ['Android', 'iOS', 'iPadOS'];

interface Props {
  session: Session;
  now: number;
  busy: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, now, busy, onEnd }: Props) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const { browser, system, isCurrent, lastSeenAt, createdAt } = session;
  const name = browser && system ? t('sessions.named', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const seen = isCurrent ? t('sessions.activeNow') : t('sessions.lastActive', { time: relativeTime(lastSeenAt, now, common) });
  return (
    <Box as="li" display="flex" alignItems="center" gap="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Box color="fg.muted" flexShrink={0} aria-hidden>
        {mobile.includes(system ?? '') ? <Smartphone size={22} /> : <Monitor size={22} />}
      </Box>
      <Box flex="1" minW="0">
        <Box display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
          <Text fontWeight="semibold">{name}</Text>
          {isCurrent && (
            <Badge colorPalette="leaf" size="sm">
              {t('sessions.current')}
            </Badge>
          )}
        </Box>
        <Box color="fg.muted" textStyle="sm" display="flex" flexWrap="wrap" columnGap="4">
          <span>{seen}</span>
          <span>{t('sessions.since', { time: relativeTime(createdAt, now, common) })}</span>
        </Box>
      </Box>
      {!isCurrent && (
        <Button variant="outline" size="sm" flexShrink={0} disabled={busy} onClick={onEnd} aria-label={t('sessions.endNamed', { name })}>
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  );
}
