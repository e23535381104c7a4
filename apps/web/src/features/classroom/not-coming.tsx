import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fromInstant } from '@somo/contracts/time';
import { useNow } from '../../lib/use-now';
import { panelButton } from './control-bar';
import { CountMark } from './count-mark';
import type { Place } from './place';
import type { RoomParts } from './room-panels';
import { WhileAlone } from './while-alone';

interface Props {
  place: Place;
  isHere: boolean;
  parts: Pick<RoomParts, 'panel' | 'onPanel' | 'unread' | 'report'>;
}

/** For who waits before joining, from the start of the lesson on: what happens if the other person doesn't come, and what to do meanwhile. */
export function NotComing({ place, isHere, parts: { panel, onPanel, unread, report } }: Props) {
  const { t } = useTranslation('classroom');
  const now = useNow(5_000);
  const isOpen = panel === 'chat';
  const word = t('call.message', { name: place.name });
  // What was begun meanwhile goes on when the other person comes.
  const [isOffered, setOffered] = useState(false);
  if (!isOffered && !isHere && now >= fromInstant(place.lesson.startsAt)) setOffered(true);
  if (!isOffered) return null;
  return (
    <Box>
      {!isHere && (
        <Text textStyle="sm" color="fg.muted" textWrap="pretty">
          <WhileAlone place={place} hasLeft={false} />
        </Text>
      )}
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" mt="2">
        <Button
          id={panelButton('chat')}
          variant="outline"
          position="relative"
          aria-label={unread.count > 0 ? t('controls.withNew', { what: word, count: unread.count }) : word}
          aria-expanded={isOpen}
          onClick={() => onPanel(isOpen ? null : 'chat')}
        >
          <MessageSquare aria-hidden />
          {word}
          <CountMark count={unread.count} position="absolute" top="-1" insetInlineEnd="-1" />
        </Button>
        {report}
      </Box>
    </Box>
  );
}
