import { createContext, useContext } from 'react';
import type { ReportTarget } from '../../lib/report-target';

/** Opens the dialog that reports what is shown here. */
export const Reporting = createContext<((target: ReportTarget) => void) | null>(null);

/** Returns what opens the dialog; null where nothing can be reported. */
export const useReporting = () => useContext(Reporting);
