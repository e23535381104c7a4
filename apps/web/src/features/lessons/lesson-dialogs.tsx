import { useRef, useState, type ReactNode } from 'react';
import type { Lesson } from '@somo/contracts/lessons';
import { i18n } from '../../i18n/i18n';
import { focusOn, focusSpot } from '../../lib/focus-spot';
import { useDeferredImport } from '../../lib/use-deferred-import';
import type { LessonMoneyParts } from './lesson-badges';
import type { Side } from './lesson-rules';

const loadCancel = () => import('./cancel-dialog').then((file) => file.CancelDialog);
const loadMove = async () => {
  const [file] = await Promise.all([import('./move-dialog'), i18n.loadNamespaces('times')]);
  return file.MoveDialog;
};
const loadNotes = () => import('./notes-dialog').then((file) => file.NotesDialog);
const loadReport = () => import('./report-dialog').then((file) => file.ReportDialog);

type DialogKind = 'cancel' | 'move' | 'notes' | 'report';

/** Draws who was in the classroom of a lesson. */
export type AttendanceOf = (lesson: Lesson, options?: { open: boolean }) => ReactNode;

/** Draws what the student said about a lesson, and the way to say it; `brief`: in few words. */
export type ReviewOf = (lesson: Lesson, at: { now: number; zone: string; first?: { asks: boolean }; brief?: boolean }) => ReactNode;

/** What a lesson's card can ask for. */
export interface LessonActions {
  onCancel: (lesson: Lesson) => void;
  onMove: (lesson: Lesson) => void;
  onWrite: (lesson: Lesson) => void;
  onReport: (lesson: Lesson) => void;
}

/** Returns what opens the dialogs about one of these lessons, and the one that is open. */
export function useLessonDialogs(
  lessons: readonly Lesson[],
  side: Side,
  zone: string,
  { money, attendance }: { money: Pick<LessonMoneyParts, 'leftCents'>; attendance: AttendanceOf },
): { actions: LessonActions; dialog: ReactNode } {
  const [open, setOpen] = useState<{ kind: DialogKind; lesson: Lesson } | null>(null);
  const opener = useRef(focusSpot(null));
  const { part: CancelDialog, ...cancel } = useDeferredImport(loadCancel);
  const { part: MoveDialog, ...move } = useDeferredImport(loadMove);
  const { part: NotesDialog, ...notes } = useDeferredImport(loadNotes);
  const { part: ReportDialog, ...report } = useDeferredImport(loadReport);
  const opens = (kind: DialogKind, show: () => void) => (lesson: Lesson) => {
    opener.current = focusSpot();
    setOpen({ kind, lesson });
    show();
  };
  const actions = {
    onCancel: opens('cancel', cancel.show),
    onMove: opens('move', move.show),
    onWrite: opens('notes', notes.show),
    onReport: opens('report', report.show),
  };
  if (open === null) return { actions, dialog: null };
  const lesson = lessons.find(({ id }) => id === open.lesson.id) ?? open.lesson;
  // The button may be gone by then: a problem is reported once. So may the card: a lesson that has moved is another one.
  const returnTo = () => opener.current.button();
  function close(): void {
    setOpen(null);
    focusOn(returnTo);
  }
  const props = { lesson, side, zone, onClose: close, returnTo };
  const dialogs = {
    cancel: CancelDialog && <CancelDialog {...props} leftCents={money.leftCents(lesson)} />,
    move: MoveDialog && <MoveDialog {...props} />,
    notes: NotesDialog && <NotesDialog {...props} />,
    report: ReportDialog && <ReportDialog {...props} evidence={attendance(lesson, { open: true })} />,
  };
  return { actions, dialog: dialogs[open.kind] };
}
