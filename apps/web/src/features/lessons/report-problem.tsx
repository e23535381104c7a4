import { useRef, useState, type ReactNode } from 'react';
import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { focusOn, focusSpot } from '../../lib/focus-spot';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useNow } from '../../lib/use-now';
import { isReportable, type Side } from './lesson-rules';

const loadReport = () => import('./report-dialog').then((file) => file.ReportDialog);

interface Props extends ButtonProps {
  lesson: Lesson;
  side: Side;
  zone: string;
  evidence: ReactNode;
}

/** Reports a problem with a lesson, from its start until the time for it is over; a reader who has reported one is told so. */
export function ReportProblem({ lesson, side, zone, evidence, ...button }: Props) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  const opener = useRef(focusSpot(null));
  const [reporting, setReporting] = useState(false);
  const { part: ReportDialog, ...report } = useDeferredImport(loadReport);
  const returnTo = () => opener.current.button();
  return (
    <>
      {isReportable(lesson, now) && (
        <Button
          variant="plain"
          minH="11"
          {...button}
          onClick={() => {
            opener.current = focusSpot();
            setReporting(true);
            report.show();
          }}
        >
          {t('report.open')}
        </Button>
      )}
      {lesson.myProblem?.status === 'open' && (
        <Text textStyle="sm" color="fg.muted">
          {t('problemReported')}
        </Text>
      )}
      {reporting && ReportDialog && (
        <ReportDialog
          {...{ lesson, side, zone, evidence, returnTo }}
          onClose={() => {
            setReporting(false);
            focusOn(returnTo);
          }}
        />
      )}
    </>
  );
}
