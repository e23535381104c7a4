import type { Ref } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { useNow } from '../../lib/use-now';
import { lengthOf } from './length-of';

interface Props {
  /** What is waited for, while nothing is recorded yet. */
  asking?: string;
  /** Since when the lesson is recorded. */
  since?: Instant | null;
  /** What its button says and does. */
  act: string;
  isBusy?: boolean;
  onAct: () => void;
  button?: Ref<HTMLButtonElement>;
}

/** Over the picture: that the lesson is recorded, or that one of the two is asked, and the way to end that at once, or to answer. */
export function RecordingMark({ asking, since, act, isBusy = false, onAct, button }: Props) {
  const { t } = useTranslation('recording');
  return (
    <Box
      role="group"
      aria-label={asking ? t('question') : t('mark')}
      display="flex"
      alignItems="center"
      gap="3"
      w="fit-content"
      maxW="full"
      ps="4"
      pe="1"
      py="1"
      borderRadius="full"
      bg={asking ? 'rgba(20,17,14,.86)' : '#86321A'}
      color="sand.50"
      textStyle="sm"
    >
      {!asking && <Circle size="0.75em" fill="currentColor" aria-hidden />}
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {asking ?? t('mark')}
      </Text>
      {since && <Running since={since} />}
      <Button
        ref={button}
        size="sm"
        minH={{ base: '11', md: '8' }}
        variant="ghost"
        color="sand.50"
        bg="rgba(255,255,255,.12)"
        _hover={{ bg: 'rgba(255,255,255,.2)' }}
        borderRadius="full"
        aria-busy={isBusy}
        onClick={onAct}
      >
        {act}
      </Button>
    </Box>
  );
}

function Running({ since }: { since: Instant }) {
  const now = useNow(1_000);
  return <Text fontVariantNumeric="tabular-nums">{lengthOf(Math.max(0, Math.floor((now - fromInstant(since)) / 1_000)))}</Text>;
}
