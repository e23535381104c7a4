import { useEffect, useEffectEvent, useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Classroom } from '@somo/contracts/classroom';
import { openCamera, openMicrophone } from './call/media';
import { onPeers } from './call/on-peers';
import { readChoices, storeChoices, type Choices } from './choices';
import { devicesOn } from './devices-on';
import { entered } from './entered';
import { ExternalLink } from './external-link';
import { HeadedPage } from './headed-page';
import { LeaveDialog } from './leave-dialog';
import { LeftView } from './left-view';
import { Lobby, type Opened } from './lobby';
import { LobbyChat } from './lobby-chat';
import type { Place } from './place';
import type { RoomParts } from './room-panels';
import { RoomView } from './room-view';
import { useBackAsks } from './use-back-asks';
import { useCall } from './use-call';

interface Props {
  place: Place;
  classroom: Classroom;
  parts: RoomParts;
  onRefused: (code: string) => void;
}

const orNone = (opening: Promise<MediaStreamTrack>) => opening.catch(() => null);

/** A check of one's devices, then the call. Who reloads the page during a call, or joins again, goes straight into it. */
export function OpenClassroom({ place, classroom: first, parts, onRefused }: Props) {
  const { t } = useTranslation('classroom');
  const { lesson, me, other, zone } = place;
  const navigate = useNavigate();
  const [choices, setChoices] = useState(() => readChoices(lesson.id));
  const [classroom, setClassroom] = useState(first);
  const [returning, setReturning] = useState(() => entered.read() === lesson.id);
  /** The page to go to after leaving; null while nothing is asked. */
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const { call, state, join, end, forget } = useCall({ lesson, userId: me.id, classroom, onRefused });
  useBackAsks(call !== null && state.phase !== 'over', () => setLeavingTo(''));

  const since = first.version ?? 0;
  useEffect(
    () => onPeers(lesson.id, since, (peers, version) => setClassroom((before) => ({ ...before, peers, version }))),
    [lesson.id, since],
  );
  const comeBack = useEffectEvent(async () => {
    const { microphoneId, cameraId, blur, saver } = choices;
    const { microphone = true, camera: hasCamera = true } = devicesOn.read(lesson.id);
    const [audio, camera] = await Promise.all([
      microphone ? orNone(openMicrophone(microphoneId)) : null,
      hasCamera && !saver ? orNone(openCamera(cameraId, blur)) : null,
    ]);
    setReturning(false);
    join({ audio, camera, isMuted: !microphone }, choices);
  });
  useEffect(() => {
    if (returning) void comeBack();
  }, [returning]);

  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    storeChoices(next);
  };
  const rejoin = () => {
    forget();
    setReturning(true);
  };
  const isHere = classroom.peers.some(({ userId }) => userId === other.id);
  if (returning)
    return (
      <HeadedPage place={place}>
        <Box role="status" display="flex" alignItems="center" justifyContent="center" h="full" px="4" textAlign="center">
          <Text textStyle="lg">{t('call.returning')}</Text>
        </Box>
      </HeadedPage>
    );
  if (!call) {
    const onJoin = (opened: Opened) => join(opened, choices);
    return (
      <HeadedPage place={place} panel={<LobbyChat {...parts} />}>
        <ExternalLink {...place} />
        <Lobby place={place} isHere={isHere} choices={choices} onChoose={choose} onJoin={onJoin} parts={parts} />
      </HeadedPage>
    );
  }
  if (state.phase === 'over')
    return (
      <HeadedPage place={place} isOver>
        <LeftView place={place} isHere={isHere} onRejoin={rejoin} after={parts.after} />
      </HeadedPage>
    );
  return (
    <>
      <RoomView
        {...{ place, call, state, choices, parts }}
        peers={classroom.peers}
        onChoose={choose}
        onLeave={(to = '') => setLeavingTo(to)}
        onJoin={rejoin}
      />
      <LeaveDialog
        open={leavingTo !== null}
        lesson={lesson}
        zone={zone}
        onStay={() => setLeavingTo(null)}
        onLeave={() => {
          end();
          parts.onPanel(null);
          if (leavingTo) void navigate(leavingTo);
          setLeavingTo(null);
        }}
      />
    </>
  );
}
