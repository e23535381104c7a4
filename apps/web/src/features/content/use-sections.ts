import { useTranslation } from 'react-i18next';
import { facts } from './facts';

export type ContentName = 'howItWorks' | 'about' | 'help' | 'contact' | 'privacy' | 'terms' | 'safety';

export interface Section {
  title: string;
  paragraphs: string[];
}

/** Returns the sections of a content page, with the actual figures filled in. */
export function useSections(name: ContentName): Section[] {
  const { t } = useTranslation('content');
  return t(`${name}.sections`, { returnObjects: true, ...facts });
}
