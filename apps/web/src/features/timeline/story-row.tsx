import { Box, Text } from '@chakra-ui/react';
import { timeOf } from '../../lib/format';
import { EntryText } from './entry-text';
import { isTrouble, type StoryLine } from './story';
import { iconOf, StoryIcon } from './story-icon';
import type { useSentence } from './use-sentence';

interface Props {
  line: StoryLine;
  zone: string;
  /** The name of the person it is for. */
  to: string | null;
  sentence: ReturnType<typeof useSentence>;
}

export function StoryRow({ line, zone, to, sentence }: Props) {
  const { entry } = line;
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      columnGap={{ base: '2', md: '3' }}
      px={{ base: '5', md: '6' }}
      py="2"
    >
      <Text
        asChild
        color="fg.muted"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        minW="4.25rem"
        lineHeight="1.75rem"
      >
        <time dateTime={entry.at}>{timeOf(entry.at, zone)}</time>
      </Text>
      <StoryIcon of={entry} />
      <Box flex="1 1 9rem" minW="0" pt="0.5" overflowWrap="anywhere">
        {isTrouble(entry) ? (
          <EntryText entry={entry} zone={zone} to={to} showIds={false} />
        ) : (
          <SentenceText {...sentence(line)} isMain={iconOf(entry).tint !== undefined} />
        )}
      </Box>
    </Box>
  );
}

function SentenceText({ text, detail, isMain }: ReturnType<Props['sentence']> & { isMain: boolean }) {
  return (
    <>
      <Text fontWeight={isMain ? 'semibold' : undefined}>
        <bdi>{text}</bdi>
      </Text>
      {detail && (
        <Text textStyle="sm" color="fg.muted">
          <bdi>{detail}</bdi>
        </Text>
      )}
    </>
  );
}
