// What can fill the stage instead of the people. Each is loaded when it is first opened, with its words.
import type { ComponentType } from 'react';
import { i18n } from '../../i18n/i18n';
import type { StageView } from './view-name';
import type { ViewProps } from './view-props';

interface RegisteredView {
  load: () => Promise<ComponentType<ViewProps>>;
  /** Whether it is offered to a person when the other one opens it. */
  isOffered: boolean;
}

export const stageViews: Partial<Record<StageView, RegisteredView>> = {
  board: {
    load: async () => {
      const [{ default: View }] = await Promise.all([import('./board/board-view'), i18n.loadNamespaces('board')]);
      return View;
    },
    isOffered: true,
  },
  page: { load: async () => (await import('./paper/page-view')).PageView, isOffered: false },
};
