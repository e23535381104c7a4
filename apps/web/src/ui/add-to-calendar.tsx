import type { Lesson } from '@somo/contracts/lessons';
import { i18n } from '../i18n/i18n';
import { useDeferredImport } from '../lib/use-deferred-import';
import { AddToCalendarButton } from './add-to-calendar-button';

const loadMenu = async () => {
  const [file] = await Promise.all([import('./add-to-calendar-menu'), i18n.loadNamespaces('calendar')]);
  return file.AddToCalendarMenu;
};

interface Props {
  lesson: Lesson;
  side: 'student' | 'teacher';
  text: string;
  /** Names the lesson too, where there are several. */
  label?: string;
}

/** Puts a lesson into the reader's own calendar: as a file, or with Google or Outlook.com. The menu is loaded on first use. */
export function AddToCalendar({ lesson, side, text, label = text }: Props) {
  const { part: Menu, asked, prepare, show } = useDeferredImport(loadMenu);
  const look = { text, label };
  if (Menu) return <Menu lesson={lesson} side={side} {...look} />;
  const state = { 'aria-haspopup': 'menu', 'aria-expanded': false, 'aria-busy': asked } as const;
  return <AddToCalendarButton {...look} {...state} onPointerEnter={prepare} onFocus={prepare} onClick={show} />;
}
