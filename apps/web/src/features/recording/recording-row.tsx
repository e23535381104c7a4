import { Box, Button, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Recording } from '@somo/contracts/recordings';
import { dateOf, dayAndTime, timeOf } from '../../lib/format';
import { fileSize } from '../../ui/file-size';
import { LiveRegion } from '../../ui/live-region';
import { Player } from './player';
import { lengthOf } from './length-of';

interface Props {
  recording: Recording;
  userId: string;
  /** The first name of the other person. */
  name: string;
  zone: string;
  /** Which of the recordings of the lesson it is, if it exists. */
  part: { at: number; of: number } | undefined;
  onDelete: () => void;
}

/** One recording: the player and how long it is kept, or why it cannot be played. */
export function RecordingRow({ recording, userId, name, zone, part, onDelete }: Props) {
  const { t } = useTranslation('recording');
  const { state, startedAt, seconds, bytes, deletesAt, deletedAt, deletedBy, isComplete, askedBy } = recording;
  if (state === 'deleted') {
    const at = deletedAt ? dayAndTime(deletedAt, zone) : '';
    const words =
      deletedBy === null
        ? t('deleted.byTime', { at })
        : deletedBy === userId
          ? t('deleted.byYou', { at })
          : t('deleted.byOther', { name, at });
    return (
      <Text color="fg.muted" textStyle="sm">
        {words}
      </Text>
    );
  }
  // What nobody has agreed to never started.
  const from = startedAt ? t('from', { time: timeOf(startedAt, zone) }) : '';
  const title = [from, part && part.of > 1 && t('part', part)].filter(Boolean).join(' · ');
  const isPlayable = state === 'ready' && seconds !== null && bytes !== null;
  return (
    <Box {...(title ? { role: 'group', 'aria-label': title } : {})}>
      {title && (
        <Text fontWeight="semibold" mb="2">
          {title}
        </Text>
      )}
      {isPlayable && <Player recording={recording} label={title} />}
      {state === 'running' && <Text>{t('state.running')}</Text>}
      {state === 'asked' && <Text>{t('question')}</Text>}
      {state === 'failed' && <Text>{t('state.failed')}</Text>}
      <LiveRegion>
        {state === 'ended' && (
          <Text>{isComplete ? t('state.preparing') : askedBy === userId ? t('state.sending') : t('state.arriving', { name })}</Text>
        )}
      </LiveRegion>
      {state !== 'running' && state !== 'asked' && (
        <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" mt="2">
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {[isPlayable && `${lengthOf(seconds)} · ${fileSize(bytes)}`, deletesAt && t('keptUntil', { date: dateOf(deletesAt, zone) })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Button variant="ghost" size="sm" minH={{ base: '11', md: '9' }} ms={{ base: '-3', sm: '0' }} color="clay.fg" onClick={onDelete}>
            <Trash2 aria-hidden />
            {t('delete.word')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
