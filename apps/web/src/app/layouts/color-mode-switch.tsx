import { Box } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setColorMode, useColorMode, type ColorMode } from '../../lib/color-mode';

const modes: { mode: ColorMode; Icon: typeof Sun }[] = [
  { mode: 'light', Icon: Sun },
  { mode: 'dark', Icon: Moon },
  { mode: 'system', Icon: Monitor },
];

/** Switches between light, dark and the system's setting. */
export function ColorModeSwitch({ onHero = false }: { onHero?: boolean }) {
  const { t } = useTranslation();
  const chosen = useColorMode();
  const tint = onHero ? { color: 'fg.onHeroMuted', borderColor: 'brand.600' } : { color: 'fg.muted', borderColor: 'border' };
  return (
    <Box
      role="group"
      aria-label={t('colorMode')}
      display="inline-flex"
      h="fit-content"
      gap="1"
      p="1"
      borderWidth="1px"
      borderRadius="full"
      {...tint}
    >
      {modes.map(({ mode, Icon }) => (
        <Box
          key={mode}
          asChild
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          w={{ base: '11', md: '8' }}
          h={{ base: '11', md: '8' }}
          borderRadius="full"
          cursor="pointer"
          _icon={{ w: '4', h: '4' }}
          _pressed={onHero ? { bg: 'brand.600', color: 'fg.onHero' } : { bg: 'brand.subtle', color: 'brand.fg' }}
        >
          <button type="button" aria-pressed={chosen === mode} aria-label={t(mode)} title={t(mode)} onClick={() => setColorMode(mode)}>
            <Icon aria-hidden />
          </button>
        </Box>
      ))}
    </Box>
  );
}
