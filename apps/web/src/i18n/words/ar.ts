import type { Words } from '../words';

export const wordsOf = (area: string) => import(`../../../../../libs/messages/locales/ar/${area}.json`) as Promise<{ default: Words }>;
