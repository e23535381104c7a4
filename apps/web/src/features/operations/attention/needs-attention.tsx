import { useCallback, useState } from 'react';
import { useMay } from '../../../lib/use-may';
import { Panel } from '../../../ui/panel';
import { Quiet } from './attention-part';
import { FailedPayouts } from './failed-payouts';
import { OpenDocuments } from './open-documents';
import { OpenProblems } from './open-problems';
import { OpenReports } from './open-reports';

const parts = [
  { id: 'open-problems', route: 'GET /api/admin/problems', Part: OpenProblems },
  { id: 'open-reports', route: 'GET /api/admin/reports', Part: OpenReports },
  { id: 'open-documents', route: 'GET /api/admin/verification', Part: OpenDocuments },
  { id: 'failed-payouts', route: 'GET /api/admin/payouts', Part: FailedPayouts },
] as const;

/**
 * What waits for an operator, as far as their roles include it: the oldest open problems, reports and documents, and the latest payouts that
 * failed. Where nothing waits comes last. They are ordered once, when all are known: a part that moved later would do so under the reader's
 * hands, and take the focus away.
 */
export function NeedsAttention() {
  const may = useMay();
  const [quiet, setQuiet] = useState<Record<string, boolean>>({});
  const tell = useCallback((id: string, isQuiet: boolean) => setQuiet((known) => ({ [id]: isQuiet, ...known })), []);
  const own = parts.filter(({ route }) => may(route));
  const isKnown = own.every(({ id }) => id in quiet);
  const busyFirst = isKnown ? [...own].sort((one, other) => Number(quiet[one.id]) - Number(quiet[other.id])) : own;
  return (
    <Quiet value={tell}>
      <Panel p="0" mb="6" _empty={{ display: 'none' }}>
        {busyFirst.map(({ id, Part }) => (
          <Part key={id} />
        ))}
      </Panel>
    </Quiet>
  );
}
