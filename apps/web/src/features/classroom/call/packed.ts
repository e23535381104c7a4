// Descriptions as short text: on a slow line their length decides how soon people hear each other.
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { typicalDescription } from './typical-description';

/** How a description is packed. A page of the version before knows only `deflate`. */
export type Packing = keyof typeof dictionaries;

const dictionaries = { sdp1: strToU8(typicalDescription), deflate: undefined };
const isPacking = (mark: string): mark is Packing => Object.hasOwn(dictionaries, mark);
/** More than any description is long: what unpacks to more is not one. */
const maxLength = 64_000;

export function pack(text: string, packing: Packing): string {
  const bytes = deflateSync(strToU8(text), { dictionary: dictionaries[packing], level: 9 });
  return `${packing}:${btoa(strFromU8(bytes, true))}`;
}

/** Returns the description, and how it was packed. Throws if it is none. */
export function unpack(packed: string): { sdp: string; packing: Packing } {
  const [packing = '', base64 = ''] = packed.split(':', 2);
  if (!isPacking(packing)) throw new Error('Packed in an unknown way.');
  const bytes = inflateSync(strToU8(atob(base64), true), { dictionary: dictionaries[packing] });
  if (bytes.length > maxLength) throw new Error('Too long for a description.');
  return { sdp: strFromU8(bytes), packing };
}
