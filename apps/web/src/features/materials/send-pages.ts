// Draws a PDF that was added to a lesson into pages, and sends them one by one.
import type { Material } from '@somo/contracts/materials';
import { pageSizes } from '@somo/contracts/rules/pages';
import { putPart } from '../../lib/put-part';
import { renewing } from '../../lib/send-as-user';
import { spareLine } from '../../lib/spare-line';
import { PdfDrawer } from './pdf/pdf-drawer';
import { untilDone } from './until-done';

interface Sending {
  lessonId: string;
  material: Material;
  file: File;
  signal: AbortSignal;
  onPage: (page: number, of: number) => void;
  onBreak: (isBroken: boolean) => void;
}

/** Goes on after the pages that are there already. Ends when all are there; fails with `NotDrawn` for a file that cannot be drawn. */
export async function sendPages({ lessonId, material, file, signal, onPage, onBreak }: Sending): Promise<void> {
  const drawer = await PdfDrawer.open(file, signal);
  try {
    for (let page = (material.pages?.ready ?? 0) + 1; page <= drawer.count; page += 1) {
      onPage(page, drawer.count);
      const pictures = await drawer.draw(page, signal);
      for (const size of pageSizes) {
        await spareLine.wait(signal);
        const url = `/api/lessons/${lessonId}/materials/${material.id}/page?page=${page}&size=${size}&of=${drawer.count}`;
        const put = () => renewing((token) => putPart({ url, token, bytes: pictures[size], signal, onProgress: () => undefined }));
        await untilDone(put, signal, onBreak);
      }
    }
  } finally {
    drawer.close();
  }
}
