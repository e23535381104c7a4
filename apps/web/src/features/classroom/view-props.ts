import type { Call } from './call/call';
import type { CallState } from './call/call-state';
import type { Place } from './place';

/** What a view on the stage is given. */
export interface ViewProps {
  place: Place;
  call: Call;
  state: CallState;
  speakerId: string | undefined;
  /** Something is open beside it: a phone has little room. */
  isTight: boolean;
  /** Goes back to the people. */
  onClose: () => void;
}
