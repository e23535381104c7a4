import { useTranslation } from 'react-i18next';
import { facts } from './facts';

export type ContentName = 'howItWorks' | 'about' | 'help' | 'contact' | 'privacy' | 'terms' | 'safety';

export interface Section {
  title: string;
  paragraphs: string[];
}

/** What a page of words says, with the real figures in it. */
export function useSections(name: ContentName): Section[] {
  const { t } = useTranslation('content');
  return t(`${name}.sections`, { returnObjects: true, ...facts });
}
