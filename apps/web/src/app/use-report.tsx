import { useState } from 'react';
import { i18n } from '../i18n/i18n';
import type { ReportTarget } from '../lib/report-target';
import { useDeferredImport } from '../lib/use-deferred-import';

async function loadReport() {
  const [file] = await Promise.all([import('../features/reports/report-dialog'), i18n.loadNamespaces('reports')]);
  return file.ReportDialog;
}

/** Returns what reports a person or what they wrote: call `report`, and render `dialog`. */
export function useReport() {
  const [target, setTarget] = useState<ReportTarget | null>(null);
  const { part: ReportDialog, show } = useDeferredImport(loadReport);
  const report = (next: ReportTarget) => {
    setTarget(next);
    show();
  };
  return { report, dialog: ReportDialog && target && <ReportDialog target={target} onClose={() => setTarget(null)} /> };
}
