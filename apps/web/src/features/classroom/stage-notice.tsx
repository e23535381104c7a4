import type { ReactNode } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import type { CallState } from './call/call-state';
import { usePhaseWords } from './phase-words';
import { low } from './stage-places';

interface Props {
  state: CallState;
  name: string;
  other: Person;
  /** It lies on the last picture that arrived. */
  isOnPicture: boolean;
  /** More for who is alone. */
  whileAlone: ReactNode;
  /** Reports a problem, once that can be done. */
  report: ReactNode;
  /** Something is open beside it: a phone has room for the title alone. */
  isTight: boolean;
  onJoin: () => void;
  onChat: () => void;
}

/** The text of a stage without a picture, and the available actions. */
export function StageNotice({ state, name, other, isOnPicture, whileAlone, report, isTight, onJoin, onChat }: Props) {
  const { t } = useTranslation('classroom');
  const [title, text] = usePhaseWords(state, name);
  const { phase } = state;
  const isAlone = phase === 'waiting' || phase === 'left';
  if (!title) return null;
  const spare = { base: isTight ? 'none' : 'block', md: 'block' };
  return (
    <Box display="flex" flexDirection="column" alignItems="center" textAlign="center" maxW="md" px="4">
      {phase !== 'replaced' && !isOnPicture && (
        <Box display={spare} css={{ [low]: { display: 'none' } }}>
          <PersonAvatar person={other} size="20" />
        </Box>
      )}
      <Heading as="h2" size={{ base: 'md', md: 'lg' }} color="inherit" mt="4">
        {title}
      </Heading>
      {text && (
        <Text mt="1" color="sand.200" textWrap="balance" display={spare}>
          {text}
        </Text>
      )}
      {isAlone && (
        <Text mt="3" textStyle="sm" color="sand.200" textWrap="balance" display={spare} _empty={{ display: 'none' }}>
          {whileAlone}
        </Text>
      )}
      {isAlone && (
        <Box display={isTight ? 'none' : 'flex'} flexWrap="wrap" justifyContent="center" alignItems="center" gap="2" mt="5">
          <Button variant="outline" onClick={onChat}>
            <MessageSquare aria-hidden />
            {t('call.message', { name })}
          </Button>
          {report}
        </Box>
      )}
      {phase === 'replaced' && (
        <Button mt="5" onClick={onJoin}>
          {t('call.useHere')}
        </Button>
      )}
    </Box>
  );
}
