// What is drawn on a board, as the two browsers write it: a Yjs update. Only whether it is one is checked, never what it draws.
import { refuse } from '@somo/contracts/refusals';
import { drawingBytesMax } from '@somo/contracts/rules/board';
import { applyUpdate, decodeUpdate, Doc } from 'yjs';

/** Returns the bytes of a drawing; refuses what is too large, or no update that changes something. */
export function readDrawing(base64: string): Uint8Array {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) throw refuse('drawing-unreadable');
  if (bytes.length > drawingBytesMax) throw refuse('drawing-too-large');
  if (!isUpdate(bytes)) throw refuse('drawing-unreadable');
  return bytes;
}

function isUpdate(bytes: Uint8Array): boolean {
  const scratch = new Doc();
  try {
    const { structs, ds } = decodeUpdate(bytes);
    applyUpdate(scratch, bytes);
    return structs.length > 0 || ds.clients.size > 0;
  } catch {
    return false;
  } finally {
    scratch.destroy();
  }
}
