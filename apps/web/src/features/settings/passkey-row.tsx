import { Box, Button, Text } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '@somo/contracts/passkeys';
import { relativeTime } from '../../lib/relative-time';

interface Props {
  passkey: Passkey;
  now: number;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey: { name, createdAt, lastUsedAt, mayBeCopied }, now, onRename, onRemove }: Props) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  return (
    <Box as="li" display="flex" alignItems="start" gap="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Box color="fg.muted" flexShrink={0} mt="0.5" aria-hidden>
        <KeyRound size={22} />
      </Box>
      <Box flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Box color="fg.muted" textStyle="sm" display="flex" flexWrap="wrap" columnGap="4">
            <span>{t('passkeys.made', { time: relativeTime(createdAt, now, common) })}</span>
            <span>{lastUsedAt ? t('passkeys.used', { time: relativeTime(lastUsedAt, now, common) }) : t('passkeys.unused')}</span>
          </Box>
          {mayBeCopied && (
            <Text color="clay.fg" textStyle="sm">
              {t('passkeys.copied')}
            </Text>
          )}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" size="sm" onClick={onRename} aria-label={t('passkeys.renameNamed', { name })}>
            {t('passkeys.rename')}
          </Button>
          <Button variant="outline" size="sm" onClick={onRemove} aria-label={t('passkeys.removeNamed', { name })}>
            {t('passkeys.remove')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
