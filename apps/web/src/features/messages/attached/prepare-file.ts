// What becomes of a file before it is sent: a name that every system takes, and of a photo no more than a screen shows.
import { messagePictureTypes, typeByName, uploadBytesMax } from '@somo/contracts/rules/uploads';
import { tidyFileName } from '../../../lib/tidy-file-name';
import type { Attached } from './attached-file';
import { shrinkPicture } from './shrink-picture';

/** Why a file cannot be sent. */
export type FileProblem = 'empty' | 'tooLarge' | 'wrongType' | 'unreadable';

/** Returns the file as it is sent, or why it cannot be. */
export async function prepareFile(file: File): Promise<Attached | FileProblem> {
  const name = tidyFileName(file.name);
  const type = typeByName(name);
  if (type === undefined) return 'wrongType';
  if (file.size === 0) return 'empty';
  const isPicture = messagePictureTypes.some((one) => one === type);
  if (!isPicture && file.size > uploadBytesMax) return 'tooLarge';
  const asIs = { name, bytes: file.slice(0, file.size, type), width: null, height: null };
  const attached = isPicture ? await shrinkPicture(asIs) : asIs;
  if (attached === undefined) return 'unreadable';
  return attached.bytes.size > uploadBytesMax ? 'tooLarge' : attached;
}
