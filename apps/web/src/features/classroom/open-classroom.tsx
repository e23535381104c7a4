import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Classroom } from '@somo/contracts/classroom';
import type { Lesson } from '@somo/contracts/lessons';
import type { Person, SessionUser } from '@somo/contracts/people';
import { onPush } from '../../lib/live';
import { openCamera, openMicrophone } from './call/media';
import { readChoices, storeChoices, type Choices } from './choices';
import { entered } from './entered';
import { Lobby, type Opened } from './lobby';
import { RoomView } from './room-view';
import { useCall } from './use-call';

interface Props {
  lesson: Lesson;
  user: SessionUser;
  other: Person;
  name: string;
  classroom: Classroom;
  chat: (isVisible: boolean) => ReactNode;
  notes: ReactNode;
  onRefused: (code: string) => void;
  onEnded: () => void;
}

const orNone = (opening: Promise<MediaStreamTrack>) => opening.catch(() => null);

/** A check of one's devices, then the call. A page that is reloaded during a call goes straight back into it. */
export function OpenClassroom({ lesson, user, other, name, classroom: first, chat, notes, onRefused, onEnded }: Props) {
  const [choices, setChoices] = useState(readChoices);
  const [classroom, setClassroom] = useState(first);
  const [returning, setReturning] = useState(() => entered.read() === lesson.id);
  const { call, state, join, end, forget } = useCall({ lesson, userId: user.id, classroom, onRefused });

  useEffect(
    () =>
      onPush((push) => {
        if (push.name === 'room.changed' && push.payload.lessonId === lesson.id)
          setClassroom((before) => ({ ...before, peers: push.payload.peers }));
      }),
    [lesson.id],
  );
  const comeBack = useEffectEvent(async () => {
    const { microphoneId, cameraId, saver } = choices;
    const [audio, camera] = await Promise.all([orNone(openMicrophone(microphoneId)), saver ? null : orNone(openCamera(cameraId))]);
    setReturning(false);
    join({ audio, camera }, choices);
  });
  useEffect(() => {
    if (returning) void comeBack();
  }, [returning]);

  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    storeChoices(next);
  };
  if (returning) return null;
  if (!call) {
    const onJoin = (opened: Opened) => join(opened, choices);
    return (
      <Lobby user={user} otherId={other.id} otherName={name} classroom={classroom} choices={choices} onChoose={choose} onJoin={onJoin} />
    );
  }
  return (
    <RoomView
      call={call}
      state={state}
      peers={classroom.peers}
      me={user}
      other={other}
      name={name}
      choices={choices}
      onChoose={choose}
      onEnd={() => {
        end();
        onEnded();
      }}
      onJoin={forget}
      chat={chat}
      notes={notes}
    />
  );
}
