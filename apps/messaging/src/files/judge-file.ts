import { refuse } from '@somo/contracts/refusals';
import { typeByName } from '@somo/contracts/rules/uploads';
import { isPicture, typeOfContent } from './domain/type-of-content.js';
import { drawPicture } from './draw-picture.js';

interface Judged {
  name: string;
  contentType: string;
  whole: Buffer;
  /** Of pictures only: nothing else is shown. */
  preview: Buffer | null;
  width: number | null;
  height: number | null;
}

/** Returns what is kept of a file; refuses one whose content is not accepted, or is not what its name says. */
export async function judgeFile(file: Buffer, name: string): Promise<Judged> {
  const type = typeOfContent(file);
  if (type === undefined) throw refuse(typeByName(name) === undefined ? 'file-type-not-accepted' : 'file-not-as-named');
  if (isPicture(type)) {
    // Phones and programs name pictures as they like: what it is drawn as names it.
    if (!isPicture(typeByName(name) ?? '')) throw refuse('file-not-as-named');
    const { extension, ...picture } = await drawPicture(file, type);
    return { ...picture, name: name.replace(/\.[^.]+$/, `.${extension}`) };
  }
  if (type !== typeByName(name)) throw refuse('file-not-as-named');
  return { name, contentType: type, whole: file, preview: null, width: null, height: null };
}
