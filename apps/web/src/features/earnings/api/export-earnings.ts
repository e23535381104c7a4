import { useMutation } from '@tanstack/react-query';
import type { EarningPeriod } from '@somo/contracts/earnings';
import { download } from '../../../lib/send-as-user';
import { saveFile } from '../../../lib/save-file';

const files = {
  transactions: 'GET /api/earnings/export.csv',
  earnings: 'GET /api/earnings/report.csv',
} as const;

/** Fetches a file with the token that links cannot bear and hands it to the browser. */
export function useExportEarnings(what: keyof typeof files) {
  return useMutation({
    mutationFn: async (period: EarningPeriod) => {
      saveFile(`somo-${what}-${period}.csv`, (await download(files[what], { query: { period } })).file);
    },
  });
}
