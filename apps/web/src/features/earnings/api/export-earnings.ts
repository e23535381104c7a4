import { useMutation } from '@tanstack/react-query';
import type { EarningPeriod } from '@somo/contracts/earnings';
import { download } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';

const files = {
  transactions: 'GET /api/earnings/export.csv',
  earnings: 'GET /api/earnings/report.csv',
} as const;

/** Downloads a file with the access token, which a plain link could not send, saves it and returns its name. */
export function useExportEarnings(what: keyof typeof files) {
  return useMutation({
    mutationFn: async (period: EarningPeriod) => {
      const name = `somo-${what}-${period}.csv`;
      saveFile(name, (await download(files[what], { query: { period } })).file);
      return name;
    },
  });
}
