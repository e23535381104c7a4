import type { Words } from '../words';

export const wordsOf = (area: string) => import(`../../../../../libs/messages/locales/pt-PT/${area}.json`) as Promise<{ default: Words }>;
