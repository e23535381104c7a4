import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Box } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Recording, RecordingState } from '@somo/contracts/recordings';
import { outdate } from '../../lib/changes';
import { onPush } from '../../lib/live';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { Asked } from './asked';
import { inRoom } from './in-room';
import { RecordingMark } from './recording-mark';
import type { RecordedCall } from './recorded-call';
import { RecordingSession, type SessionParts } from './recorder/recording-session';

interface Props extends RecordedCall {
  lessonId: string;
  userId: string;
  /** The first name of the other person. */
  name: string;
}

/** In the classroom: the mark on both screens while a lesson is recorded, the question of the other person, and the recording itself. */
export function RoomRecording({ lessonId, userId, name, pageId, heard, mayNow, chime, rest }: Props) {
  const { t } = useTranslation('recording');
  const cache = useQueryClient();
  const recordings = useQuery(query('GET /api/lessons/:id/recordings', { params: { id: lessonId } }));
  const current = recordings.data?.items.find(({ state }) => state === 'asked' || state === 'running');
  const session = useSession({
    name,
    pageId,
    onChange: () => void outdate(cache, 'recordings'),
    onFailed: () => toast(t('failedTitle'), t('failedText'), 'error'),
  });
  const [stopping, setStopping] = useState(false);

  useEffect(() => session?.follow(heard, mayNow));
  useEffect(() => session?.take(current), [session, current]);
  useEnds(lessonId, (recordingId, state) => {
    session?.cut(recordingId);
    if (state === 'refused' && !stopping && current?.id === recordingId && current.askedBy === userId)
      toast(t('refused', { name }), undefined, 'error');
  });
  const isRunning = current?.state === 'running';
  useChime(isRunning, chime);
  useFocusKept(current && `${current.id} ${current.state}`, rest);

  async function end(recording: Recording): Promise<void> {
    setStopping(true);
    try {
      await session?.end(recording);
    } catch {
      toast(t('notStopped'), undefined, 'error');
    } finally {
      setStopping(false);
    }
  }
  return (
    <>
      <Box role="status" srOnly asChild>
        <p>{isRunning ? t('started') : current?.state === 'asked' && current.askedBy === userId ? t('waiting', { name }) : t('off')}</p>
      </Box>
      {isRunning && <RecordingMark since={current.startedAt} act={t('stop')} isBusy={stopping} onAct={() => void end(current)} />}
      {current?.state === 'asked' && current.askedBy === userId && (
        <RecordingMark asking={t('waiting', { name })} act={t('takeBack')} isBusy={stopping} onAct={() => void end(current)} />
      )}
      {current?.state === 'asked' && current.askedBy !== userId && recordings.data && (
        <Asked key={current.id} recording={current} keptDays={recordings.data.keptDays} name={name} />
      )}
    </>
  );
}

/** Returns this page's part in the recordings of the lesson, which ends with the page. */
function useSession({ name, pageId, ...parts }: SessionParts): RecordingSession | null {
  const [session, setSession] = useState<RecordingSession | null>(null);
  const onChange = useEffectEvent(parts.onChange);
  const onFailed = useEffectEvent(parts.onFailed);
  useEffect(() => {
    const made = new RecordingSession({ name, pageId, onChange: () => onChange(), onFailed: () => onFailed() });
    setSession(made);
    const leave = inRoom.enter();
    return () => {
      made.close();
      leave();
    };
  }, [name, pageId]);
  return session;
}

/** Calls back as soon as a recording of the lesson is over, before anything is fetched. */
function useEnds(lessonId: string, onEnd: (recordingId: string, state: RecordingState) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(
    () =>
      onPush((push) => {
        if (push.name !== 'recording.changed' || push.payload.lessonId !== lessonId) return;
        const { recordingId, state } = push.payload;
        if (recordingId !== null && state !== null && state !== 'asked' && state !== 'running') end(recordingId, state);
      }),
    [lessonId],
  );
}

/** A sound when recording starts, and another when it stops. */
function useChime(isRunning: boolean, chime: (on: boolean) => void): void {
  const was = useRef(isRunning);
  const play = useEffectEvent(chime);
  useEffect(() => {
    if (was.current !== isRunning) play(isRunning);
    was.current = isRunning;
  }, [isRunning]);
}

/** Whenever what is shown has changed: the button with the focus may be gone, and the focus with it. */
function useFocusKept(shown: string | undefined, rest: () => HTMLElement | null): void {
  const was = useRef(shown);
  const move = useEffectEvent(() => rest()?.focus());
  useEffect(() => {
    if (was.current !== shown && document.activeElement === document.body) move();
    was.current = shown;
  }, [shown]);
}
