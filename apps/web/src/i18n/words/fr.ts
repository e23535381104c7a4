import type { Words } from '../words';

export const wordsOf = (area: string) => import(`../../../../../libs/messages/locales/fr/${area}.json`) as Promise<{ default: Words }>;
