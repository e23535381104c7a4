import { useEffect, useState } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ConversationMessage } from '@somo/contracts/conversations';

const Pressed = chakra('button');
const shownMs = 7_000;

interface Props {
  name: string;
  message: Pick<ConversationMessage, 'seq' | 'text' | 'file'> | undefined;
  onOpen: () => void;
}

/** What the other person has just written, for a moment, on the picture of a reader whose chat is closed. */
export function Arrival({ name, message, onOpen }: Props) {
  const { t } = useTranslation('classroom');
  const [over, setOver] = useState(0);
  const seq = message?.seq;
  useEffect(() => {
    if (seq === undefined) return;
    const timer = setTimeout(() => setOver(seq), shownMs);
    return () => clearTimeout(timer);
  }, [seq]);
  const shown = message && message.seq > over ? message : undefined;
  return (
    <Box role="status" maxW="full">
      {shown && (
        <Pressed
          type="button"
          onClick={onOpen}
          title={t('controls.chat')}
          display="block"
          maxW="min(24rem, 100%)"
          minH="11"
          px="4"
          py="2"
          borderRadius="l2"
          bg="sand.50"
          color="sand.900"
          textAlign="start"
          textStyle="sm"
          boxShadow="float"
          cursor="pointer"
          animation="rise-in 200ms ease-out"
          _motionReduce={{ animation: 'none' }}
        >
          <Box as="span" display="block" fontWeight="semibold">
            <bdi>{t('arrival.from', { name })}</bdi>
          </Box>
          <Box
            as="span"
            dir="auto"
            data-stored
            display="-webkit-box"
            overflow="hidden"
            overflowWrap="anywhere"
            css={{ WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' }}
          >
            {shown.text || shown.file?.name}
          </Box>
        </Pressed>
      )}
    </Box>
  );
}
