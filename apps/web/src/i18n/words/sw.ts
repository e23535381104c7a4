import type { Words } from '../words';

export const wordsOf = (area: string) => import(`../../../../../libs/messages/locales/sw/${area}.json`) as Promise<{ default: Words }>;
