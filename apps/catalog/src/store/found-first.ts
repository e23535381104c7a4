import type { TeacherSort } from '@somo/contracts/rules/search';
import type { NameMatch } from '../domain/name-match.js';
import type { Put } from './collect-values.js';
import { filterNames, searchFilters } from './search-filters.js';

const ordered = 'user_id, listed, offers_times, score, completeness, joined_ms, hourly_rate_cents';
const switches = ['show_ratings', 'share_availability'];
const filtered = [...new Set([...ordered.split(', '), ...filterNames.map((name) => searchFilters[name].column), ...switches])].join(', ');

// The trigram index cannot search for fewer than three letters (the pattern has a percent sign on each side).
const shortestIndexed = 5;

// The first line of what is searched, between spaces.
const name = `' ' || translate(split_part(search_text, E'\\n', 1), '-''’.', '    ') || ' '`;

/** What a text may have become: one must match a teacher; all null matches every teacher. */
export interface Sought {
  pattern: string | null;
  /** People who are called so are found, and come first by the best match. */
  names: NameMatch | null;
  /** Subjects whose teachers are found whatever their text says. */
  subjects: string[] | null;
  sort: TeacherSort;
}

export interface Found {
  /** Part of the statement's name. */
  name: string;
  text: string;
  /** Whether it has a `relevance` of 0 or 1. */
  ranked: boolean;
}

/** Returns how to find, before anything else, those who have the text or the names or teach the subjects; null to walk all teachers. */
export function foundFirst({ pattern, names, subjects, sort }: Sought, put: Put): Found | null {
  const like = pattern !== null && pattern.length >= shortestIndexed ? `search_text LIKE ${put(pattern, 'text')}` : null;
  const taught = subjects && `SELECT teacher_id FROM teacher_subjects WHERE subject = ANY (${put(subjects, 'citext[]')})`;
  const among = (ids: string, relevance = '') => `SELECT ${filtered}${relevance} FROM profiles WHERE listed AND user_id IN (${ids})`;
  const either = (condition: string) => `SELECT user_id FROM profiles WHERE listed AND ${condition} UNION ${taught}`;
  if (names) {
    const called = isCalled(names, put);
    if (!taught) return { name: 'names', text: `SELECT ${filtered} FROM profiles WHERE listed AND ${called}`, ranked: false };
    if (sort !== 'best') return { name: 'names-or-subjects', text: among(either(called)), ranked: false };
    return { name: 'names-or-subjects', text: among(either(called), `, (${called})::int AS relevance`), ranked: true };
  }
  if (like && taught) return { name: 'text-or-subjects', text: among(either(like)), ranked: false };
  if (taught) return { name: 'subjects', text: among(taught), ranked: false };
  if (!like) return null;
  const listed = `FROM profiles WHERE listed AND ${like}`;
  if (sort !== 'best') return { name: 'text', text: `SELECT ${filtered} ${listed}`, ranked: false };
  const start = pattern?.slice(1) ?? '';
  const begins = [start, `% ${start}`, `%\n${start}`].map((each) => `search_text LIKE ${put(each, 'text')}`).join(' OR ');
  return { name: 'text', text: `SELECT ${filtered}, (${begins})::int AS relevance ${listed}`, ranked: true };
}

const isCalled = ({ parts, words }: NameMatch, put: Put): string =>
  `search_text LIKE ANY (${put(parts, 'text[]')}) AND (${name}) ~ ALL (${put(words, 'text[]')})`;
