import { useMay } from '../../../lib/use-may';
import { Panel } from '../../../ui/panel';
import { FailedPayouts } from './failed-payouts';
import { OpenDocuments } from './open-documents';
import { OpenProblems } from './open-problems';
import { OpenReports } from './open-reports';

/** What waits for an operator, as far as their roles include it: the oldest open problems, reports and documents, and the latest payouts that failed. */
export function NeedsAttention() {
  const may = useMay();
  return (
    <Panel p="0" mb="6" _empty={{ display: 'none' }}>
      {may('GET /api/admin/problems') && <OpenProblems />}
      {may('GET /api/admin/reports') && <OpenReports />}
      {may('GET /api/admin/verification') && <OpenDocuments />}
      {may('GET /api/admin/payouts') && <FailedPayouts />}
    </Panel>
  );
}
