// What can fill the stage instead of the people. Each is loaded when it is first opened, with its words.
import type { ComponentType } from 'react';
import { i18n } from '../../i18n/i18n';
import type { Call } from './call/call';
import type { CallState } from './call/call-state';
import type { Place } from './place';

/** `people`: the two people alone. With any other view, their pictures are small. */
export type StageView = 'people' | 'board' | 'page';

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

interface RegisteredView {
  load: () => Promise<ComponentType<ViewProps>>;
  /** Whether it is offered to a person when the other one opens it. */
  isOffered: boolean;
}

export const stageViews: Partial<Record<StageView, RegisteredView>> = {
  board: {
    load: async () => {
      const [{ default: View }] = await Promise.all([import('../board/board-view'), i18n.loadNamespaces('board')]);
      return View;
    },
    isOffered: true,
  },
  page: { load: async () => (await import('./paper/page-view')).PageView, isOffered: false },
};
