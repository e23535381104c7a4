import { Box, Heading, Text } from '@chakra-ui/react';
import { MicOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RoomPeer } from '@somo/contracts/classroom';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import type { CallState, Note, Phase } from './call/call-state';
import { whatIsSent } from './what-is-sent';

interface Props {
  state: CallState;
  /** Who is in the room, as last reported by the server. */
  peers: RoomPeer[];
  me: Person;
  other: Person;
  name: string;
}

type Place = 'here' | 'away' | 'reconnecting' | 'gone' | 'absent';

const placeOf: Record<Exclude<Phase, 'replaced' | 'over'>, Place> = {
  waiting: 'away',
  connecting: 'here',
  connected: 'here',
  reconnecting: 'reconnecting',
  left: 'gone',
};

const isSilenced = ({ rung, microphone, hasMicrophone }: Pick<Note, 'rung' | 'microphone' | 'hasMicrophone'>) =>
  rung === 'voice' && !microphone && hasMicrophone;

/** Who is here, and what each of them sends. */
export function Participants({ state, peers, me, other, name }: Props) {
  const { t } = useTranslation('classroom');
  const { phase } = state;
  const isConnected = phase === 'connected';
  const listed = ({ id }: Person): Place => (peers.some(({ userId }) => userId === id) ? 'here' : 'absent');
  const rows = [
    {
      person: me,
      name: t('people.you', { name: me.fullName }),
      place: phase === 'over' ? 'gone' : phase === 'replaced' ? listed(me) : 'here',
      muted: !state.microphone,
      sent: isConnected ? state : null,
    },
    {
      person: other,
      name: other.fullName || name,
      place: phase === 'over' || phase === 'replaced' ? listed(other) : placeOf[phase],
      muted: isConnected && state.other?.microphone === false,
      sent: isConnected ? state.other : null,
    },
  ] as const;
  const doing = ({ place, sent }: (typeof rows)[number]) => {
    if (!sent) return t(`people.${place}`);
    return isSilenced(sent) ? t('people.silenced') : t('people.sends', { what: t(whatIsSent(sent)) });
  };
  return (
    <Box asChild mt="6" pt="4" borderTopWidth="1px">
      <section aria-label={t('people.title')}>
        <Heading as="h3" size="sm">
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
                  {doing(row)}
                </Text>
              </Box>
              {row.muted && <MicOff size="18" aria-label={t('people.muted')} role="img" />}
            </Box>
          ))}
        </Box>
      </section>
    </Box>
  );
}
