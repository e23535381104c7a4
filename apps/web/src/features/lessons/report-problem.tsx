import { useRef, useState, type ReactNode } from 'react';
import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { focusOn, focusSpot } from '../../lib/focus-spot';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useNow } from '../../lib/use-now';
import { isReportable, type Side } from './lesson-rules';

const loadReport = () => import('./report-dialog').then((file) => file.ReportDialog);

interface Reported {
  lesson: Lesson;
  side: Side;
  zone: string;
  evidence: ReactNode;
}

/** Returns the dialog that reports a problem with a lesson, for a place that stays while a report is being written, and what opens it. */
export function useProblemReport({ lesson, side, zone, evidence }: Reported) {
  const opener = useRef(focusSpot(null));
  const [reporting, setReporting] = useState(false);
  const { part: ReportDialog, ...report } = useDeferredImport(loadReport);
  const returnTo = () => opener.current.button();
  function open(): void {
    opener.current = focusSpot();
    setReporting(true);
    report.show();
  }
  function close(): void {
    setReporting(false);
    focusOn(returnTo);
  }
  return { open, dialog: reporting && ReportDialog && <ReportDialog {...{ lesson, side, zone, evidence, returnTo }} onClose={close} /> };
}

/** The button that reports a problem, from a lesson's start until the time for it is over; a reader who has reported one is told so. */
export function ReportButton({ lesson, onOpen, ...button }: { lesson: Lesson; onOpen: () => void } & ButtonProps) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  return (
    <>
      {isReportable(lesson, now) && (
        <Button variant="plain" minH="11" {...button} onClick={onOpen}>
          {t('report.open')}
        </Button>
      )}
      {lesson.myProblem?.status === 'open' && (
        <Text textStyle="sm" color="fg.muted">
          {t('problemReported')}
        </Text>
      )}
    </>
  );
}

/** Reports a problem with a lesson: the button with its dialog. */
export function ReportProblem({ lesson, side, zone, evidence, ...button }: Reported & ButtonProps) {
  const { open, dialog } = useProblemReport({ lesson, side, zone, evidence });
  return (
    <>
      <ReportButton lesson={lesson} onOpen={open} {...button} />
      {dialog}
    </>
  );
}
