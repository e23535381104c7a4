import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../i18n/refusal-sentence';
import { backgroundWords } from './background-words';
import { pagesMax } from './board-parts';
import type { BoardSync } from './board-sync';
import type { useBackground } from './use-background';

interface Props {
  sync: BoardSync;
  name: string;
  /** The page on which the other person draws at the moment, if it is another one. */
  theirNumber: number | undefined;
  onGoTo: () => void;
  background: ReturnType<typeof useBackground>;
  /** A page that this person wanted to draw on found no room. */
  isFull: boolean;
  onFullRead: () => void;
}

/** What a person should know of the board right now, in one line. */
export function BoardNotice({ sync, name, theirNumber, onGoTo, background, isFull, onFullRead }: Props) {
  const { t } = useTranslation(['board', 'common']);
  const { isLoaded, hasFailed, isBehind, refused } = sync.state;
  const notice = refused
    ? { text: `${refusalSentence(refused)} ${t('takenBack')}`, act: t('common:dismiss'), onAct: () => sync.forgetRefusal() }
    : hasFailed
      ? { text: t('failed'), act: t('again'), onAct: () => void sync.fetch() }
      : !isLoaded
        ? { text: t('loading') }
        : isFull
          ? { text: t('pages.full', { most: pagesMax }), act: t('common:dismiss'), onAct: onFullRead }
          : isBehind
            ? { text: t('behind', { name }) }
            : theirNumber
              ? { text: t('elsewhere', { name, number: theirNumber }), act: t('goTo'), onAct: onGoTo }
              : backgroundWords(t, background);
  return (
    <Box role="status" position="absolute" top="2" insetInline="2" display="flex" justifyContent="center" pointerEvents="none">
      {notice && (
        <Box
          display="flex"
          alignItems="center"
          gap="3"
          px="3"
          py="1.5"
          borderRadius="l2"
          bg="rgba(20,17,14,.86)"
          color="sand.50"
          textStyle="sm"
          pointerEvents="auto"
        >
          <Text>{notice.text}</Text>
          {'act' in notice && (
            <Button size="sm" variant="outline" color="sand.50" onClick={notice.onAct}>
              {notice.act}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
