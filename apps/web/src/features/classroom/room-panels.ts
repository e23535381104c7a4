import type { ConversationMessage } from '@somo/contracts/conversations';
import type { ReactNode } from 'react';

/** What opens beside the picture. */
export type RoomPanel = 'chat' | 'notes' | 'materials' | 'more';

/** What recording needs of the call. */
interface RecordedParts {
  /** By what this page entered the classroom. */
  pageId: string;
  heard: { voices: MediaStreamTrack[]; picture: MediaStreamTrack | undefined };
  /** Whether the line has room for more than the call. */
  mayNow: boolean;
  /** A sound when recording starts or stops. */
  chime: (on: boolean) => void;
  /** The control that takes the focus when the one that had it is gone. */
  rest: () => HTMLElement | null;
}

/** What other features put into the room. */
export interface RoomParts {
  panel: RoomPanel | null;
  onPanel: (panel: RoomPanel | null) => void;
  chat: (isVisible: boolean) => ReactNode;
  /** What the other person wrote and this one has not seen; the text only if it arrived meanwhile. */
  unread: { count: number; latest?: Pick<ConversationMessage, 'seq' | 'text' | 'file'> | undefined };
  notes: ReactNode;
  /** `onShow`: in the call, shows one to both; `shown`: the one that is. */
  materials: (onShow?: (materialId: string) => void, shown?: string) => ReactNode;
  /** How many files the other person has added, as far as it is known. */
  files: number | undefined;
  recording: {
    /** The mark while the lesson is recorded, and the recording itself. */
    room: (call: RecordedParts) => ReactNode;
    /** Asks whether to record. */
    control: (now: { isTogether: boolean; isThin: boolean }) => ReactNode;
    /** Of a lesson for somebody under 18: whether it may be recorded. */
    guardian: ReactNode;
  };
  /** Reports a problem with the lesson, while there is time. */
  report: ReactNode;
  /** What a person can do after the lesson, below what is said of it. */
  after: (head?: ReactNode) => ReactNode;
}
