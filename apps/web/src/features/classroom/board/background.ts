// What lies behind a page of a board: a picture, or a page of a PDF, of the materials. The board only refers to it.
import type { Material } from '@somo/contracts/materials';
import { pagesMax } from '@somo/contracts/rules/pages';

export interface Background {
  materialId: string;
  /** From 1; 1 of a picture. */
  page: number;
}

export const isSame = (one: Background | undefined, other: Background | undefined): boolean =>
  one?.materialId === other?.materialId && one?.page === other?.page;

export const nameOf = ({ materialId, page }: Background): string => `${materialId}:${page}`;

/** Returns what a name refers to; undefined if it is none: it comes from another browser. */
export function named(name: unknown): Background | undefined {
  const [, materialId, digits] = (typeof name === 'string' && /^([0-9a-f-]{36}):(\d{1,4})$/.exec(name)) || [];
  const page = Number(digits);
  return materialId && page >= 1 && page <= pagesMax ? { materialId, page } : undefined;
}

/** Whether a material can lie behind a page: a picture, or a PDF whose pages are there. */
export const canLieBehind = ({ file, pages }: Material): boolean => file.width !== null || Boolean(pages?.ready);
