import { createContext, useContext } from 'react';
import type { Location, RouteMatch } from 'react-router-dom';

/** The page that is shown, and how it was reached. */
export interface Shown {
  location: Location;
  matches: RouteMatch[];
  /** The first page and its words are loaded. */
  isReady: boolean;
  /** The next page is loading, while this one is still shown. */
  isLoading: boolean;
  /** The code of the page could not be loaded. */
  error?: unknown;
  /** The page changes in place, and the reader stays where they are. */
  keepsScroll: boolean;
}

export const ShownContext = createContext<Pick<Shown, 'isLoading' | 'keepsScroll' | 'matches'>>({
  isLoading: false,
  keepsScroll: false,
  matches: [],
});

export const useShown = () => useContext(ShownContext);
