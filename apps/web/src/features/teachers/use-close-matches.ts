// Where nobody is found: whom the search would find with one thing less, or else with the most of it that finds anybody.
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { countedMax } from '@somo/contracts/asks/catalog';
import type { TeacherCard } from '@somo/contracts/people';
import { subjectName } from '../../i18n/names';
import { composedKey } from '../../lib/query';
import { sendAsUser } from '../../lib/send-as-user';
import type { Chosen } from './chosen';
import { countText, resultCount, type ResultCount } from './result-count';
import { fieldsOf, filterGroups, filtersOf, groupText, withoutGroup } from './filters';

/** How many are shown. */
export const closeShown = 3;

type Translate = TFunction<['search', 'common', 'filters']>;

/** A part of a search that can be removed. */
export interface SearchPart {
  /** What is chosen, in words: 'Up to $30'. */
  text: string;
  /** The changes that remove it. */
  without: Chosen;
  /** What is to be learned, or by whom: the last thing to do without. */
  isTopic: boolean;
}

/** Another search. */
interface Other {
  changes: Chosen;
  /** Returns what it has in common with the search; null for nothing. */
  about: ((found: string) => string) | null;
}

export interface CloseMatches extends ResultCount, Pick<Other, 'changes'> {
  teachers: TeacherCard[];
  about: string | null;
}

/** Returns what the search can do without: its words, and the filters behind each button. */
export function partsOf(chosen: Chosen, t: Translate): SearchPart[] {
  const groups = filterGroups.flatMap((group) => {
    const value = groupText(group, chosen, t);
    if (value === undefined) return [];
    // Several filters are a mere number, which needs the name of their button.
    const isNumber = group === 'more' && fieldsOf(group).filter((name) => chosen[name] !== undefined).length > 1;
    return [
      {
        text: isNumber ? t('pillWith', { name: t('pills.more'), value }) : value,
        without: withoutGroup(group),
        isTopic: group === 'subject',
      },
    ];
  });
  return [
    ...(chosen.q === undefined ? [] : [{ text: t('common:quoted', { words: chosen.q }), without: { q: '' }, isTopic: true }]),
    ...groups,
  ];
}

/** Returns how many each part would find by its absence, and who is closest: undefined until known, null for nobody. */
export function useCloseMatches(chosen: Chosen, parts: SearchPart[], near: string | undefined, zone: string, t: Translate) {
  const lessens = (parts.length > 1 ? parts : []).map(({ text, without }): Other => ({
    changes: without,
    about: (found) => t('filters:foundWithout', { found, part: text }),
  }));
  const others = othersOf(chosen, parts, near, t);
  const { data: answers, isError } = useQuery({
    queryKey: composedKey('GET /api/teachers', { query: { ...filtersOf(chosen, zone), near } }),
    queryFn: async ({ signal }) => {
      const ask = ({ changes }: Other) => searchWith(chosen, changes, { zone, limit: closeShown, signal });
      const lessened = await Promise.all(lessens.map(ask));
      if (lessened.includes(null)) throw new Error('Some of the searches had no answer.');
      if (lessened.some((found) => found && found.items.length > 0)) return { lessened, rest: [] };
      return { lessened, rest: await Promise.all(others.map(ask)) };
    },
  });
  const counts = (answers?.lessened ?? []).map((found) => found && resultCount([found], found.nextCursor !== null));
  const worth = counts.map((count, index) => (count?.count ?? 0) * (parts[index]?.isTopic ? 1 : 2 * countedMax));
  const best = Math.max(0, ...worth);
  const at = best > 0 ? worth.indexOf(best) : (answers?.rest ?? []).findIndex((found) => found && found.items.length > 0);
  const [other, found] = best > 0 ? [lessens[at], answers?.lessened[at]] : [others[at], answers?.rest[at]];
  if (!other || !found) return { counts, close: answers || isError ? null : undefined };
  const count = resultCount([found], found.nextCursor !== null);
  const about = other.about?.(countText(count, t)) ?? null;
  return { counts, close: { ...count, about, changes: other.changes, teachers: found.items } satisfies CloseMatches };
}

/** Returns the searches for one thing alone, the closest first: a subject near to the words, the words, the subject, nothing. */
function othersOf(chosen: Chosen, parts: SearchPart[], near: string | undefined, t: Translate): Other[] {
  const nothing: Chosen = Object.assign({}, ...parts.map(({ without }) => without)) as Chosen;
  const only = (kept: Chosen, what: string): Other => ({
    changes: { ...nothing, ...kept },
    about: (found) => t('foundFor', { found, subjects: what }),
  });
  const { q, subject } = chosen;
  return [
    ...(near === undefined ? [] : [only({ subject: near }, subjectName(near))]),
    ...(q === undefined || parts.length < 2 ? [] : [only({ q }, t('common:quoted', { words: q }))]),
    ...(subject === undefined || parts.length < 2 ? [] : [only({ subject }, subjectName(subject))]),
    { changes: nothing, about: null },
  ];
}

/** Returns whom the search finds with these changes; null if there was no answer. */
export function searchWith(chosen: Chosen, changes: Chosen, { zone, limit, signal }: { zone: string; limit: number; signal: AbortSignal }) {
  const next = Object.entries({ ...chosen, ...changes }).filter(([, value]) => value !== '');
  return sendAsUser('GET /api/teachers', { query: { ...filtersOf(Object.fromEntries(next), zone), limit }, signal }).catch(() => null);
}
