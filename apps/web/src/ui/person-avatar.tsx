import { useState } from 'react';
import { Box } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import type { Presence } from '@somo/contracts/live';
import { smallUrl } from '@somo/contracts/rules/avatar';
import { dataSaver } from '../lib/data-saver';
import { initialsOf } from '../lib/format';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { Stored } from './stored';

const palettes = [
  ...(['brand', 'clay', 'leaf', 'sun', 'sand'] as const).map((tint) => ({ bg: `${tint}.muted`, color: `${tint}.fg` })),
  ...(['brand', 'clay', 'leaf'] as const).map((tint) => ({ bg: `${tint}.solid`, color: `${tint}.contrast` })),
];

/** Returns colors that are the same everywhere for the same user. */
function paletteOf(id: string) {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 9973, 7);
  return palettes[sum % palettes.length]!;
}

interface Props {
  person: Pick<Person, 'id' | 'firstName' | 'lastName' | 'avatarUrl'>;
  size?: '9' | '11' | '12' | '16' | '20';
  presence?: Presence | undefined;
}

export function PersonAvatar({ person, size = '12', presence }: Props) {
  const { t } = useTranslation();
  // A picture that was replaced meanwhile is gone: the initials stand in until the new one is known.
  const [gone, setGone] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  // A prerendered page has begun to load the picture that the browser asked for, which is then the cheapest.
  const [isSmall] = useState(() => (isHydrated ? dataSaver.isOn() : dataSaver.isAskedFor()));
  const palette = paletteOf(person.id);
  const initials = initialsOf(person.firstName, person.lastName);
  const here = presence === 'online' || presence === 'away' ? presence : null;
  return (
    <Box position="relative" flexShrink={0} w={size} h={size}>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="center"
        w="full"
        h="full"
        overflow="hidden"
        aria-hidden
        borderRadius={Number(size) > 12 ? 'l3' : 'l2'}
        {...palette}
        fontWeight="semibold"
        fontSize={Number(size) > 12 ? 'inXl' : 'inSm'}
      >
        {person.avatarUrl && person.avatarUrl !== gone ? (
          <img
            loading="lazy"
            src={isSmall ? smallUrl(person.avatarUrl) : person.avatarUrl}
            alt=""
            width="100%"
            height="100%"
            style={{ objectFit: 'cover' }}
            onError={() => setGone(person.avatarUrl)}
          />
        ) : initials ? (
          <Stored>{initials}</Stored>
        ) : (
          <UserRound size="1.25em" />
        )}
      </Box>
      {here && (
        <Box
          role="img"
          aria-label={t(here)}
          title={t(here)}
          position="absolute"
          bottom="-3px"
          insetEnd="-3px"
          w="3.5"
          h="3.5"
          borderRadius="full"
          borderWidth="3px"
          borderColor="bg.panel"
          bg={here === 'online' ? 'leaf.400' : 'sun.400'}
        />
      )}
    </Box>
  );
}
