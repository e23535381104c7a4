import { Box, Heading, Text } from '@chakra-ui/react';
import { MicOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import type { CallState } from './call/call-state';

interface Props {
  state: CallState;
  me: Person;
  other: Person;
  name: string;
}

type Key = 'here' | 'away' | 'reconnecting';

const stateOf: Record<CallState['phase'], Key> = {
  waiting: 'away',
  connecting: 'here',
  connected: 'here',
  reconnecting: 'reconnecting',
  left: 'away',
  replaced: 'away',
  over: 'away',
};

/** Who is here, and what each of them sends. */
export function Participants({ state, me, other, name }: Props) {
  const { t } = useTranslation('classroom');
  const isConnected = state.phase === 'connected';
  const isIn = state.phase !== 'over' && state.phase !== 'replaced';
  const rows = [
    {
      person: me,
      name: t('people.you', { name: me.fullName }),
      word: isIn ? t('people.here') : t('people.gone'),
      muted: !state.microphone,
      rung: isConnected ? state.rung : null,
    },
    {
      person: other,
      name: other.fullName || name,
      word: t(`people.${stateOf[state.phase]}`),
      muted: isConnected && state.other?.microphone === false,
      rung: isConnected ? (state.other?.rung ?? null) : null,
    },
  ];
  return (
    <section aria-label={t('people.title')}>
      <Heading as="h2" size="md">
        {t('people.title')}
      </Heading>
      <Box as="ul" listStyleType="none" mt="3" display="grid" gap="3">
        {rows.map((row) => (
          <Box as="li" key={row.person.id} display="flex" gap="3" alignItems="center">
            <PersonAvatar person={row.person} size="11" />
            <Box minW="0" flex="1">
              <Text fontWeight="medium" overflowWrap="anywhere">
                <bdi>{row.name}</bdi>
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {row.rung ? t('people.sends', { what: t(`rungs.${row.rung}`) }) : row.word}
              </Text>
            </Box>
            {row.muted && <MicOff size="18" aria-label={t('people.muted')} role="img" />}
          </Box>
        ))}
      </Box>
    </section>
  );
}
