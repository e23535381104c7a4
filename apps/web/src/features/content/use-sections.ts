import { useTranslation } from 'react-i18next';
import { facts } from './facts';

export type ContentName = 'howItWorks' | 'about' | 'help' | 'contact' | 'privacy' | 'terms' | 'safety';

export interface Section {
  title: string;
  paragraphs: string[];
  /** Which of the paragraphs, by position, list many things. */
  lists: readonly number[];
}

/** By page and section; in every language the same. */
const listsOf: Partial<Record<ContentName, Record<number, readonly number[]>>> = {
  help: { 5: [0] },
  privacy: { 0: [0, 1], 1: [0], 2: [1], 3: [1], 4: [0] },
};

/** Returns the sections of a content page, with the actual figures filled in. */
export function useSections(name: ContentName): Section[] {
  const { t } = useTranslation('content');
  const sections: Omit<Section, 'lists'>[] = t(`${name}.sections`, { returnObjects: true, ...facts });
  return sections.map((section, at) => ({ ...section, lists: listsOf[name]?.[at] ?? [] }));
}
