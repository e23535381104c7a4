// What teachers can have checked, how long it holds, and how long the documents are kept: pages, catalog and the published text all read these.
export const documentKinds = ['identity', 'diploma', 'teaching-certificate', 'police-certificate'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What was checked, and when, such as 2026-10. */
export interface CheckedDocument {
  kind: DocumentKind;
  month: string;
}

/** Why a document is refused; `other` comes with a note. */
export const refusalReasons = ['unreadable', 'expired', 'name-differs', 'wrong-kind', 'incomplete', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const verificationNoteMax = 500;
/** So many documents of a teacher are kept at a time. */
export const documentsMax = 5;
/** A check holds for so many years. */
export const verifiedYears = 2;
/** A document is deleted so many days after the decision. */
export const documentDays = 60;
/** So many days before a check expires its teacher is told, and may have the next one done. */
export const renewalDays = 30;
/** How long an answer usually takes is told from so many decisions on. */
export const decisionsToTell = 5;

const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };
export const documentTypes = [...new Set(Object.values(types))];

/** Returns the type that the name of a document stands for; undefined if it is none that is accepted. */
export function documentTypeByName(name: string): string | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/** Where a part of a document is stored, encrypted. */
export const documentPartKey = (id: string, part: number): string => `verification/${id}/${part}`;
