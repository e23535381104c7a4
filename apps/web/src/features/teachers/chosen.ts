// What a search is narrowed by, as it is in the page's address.
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';

/** What the page searches by. */
export type TeacherFilters = Omit<FindTeachersQuery, 'cursor' | 'limit'>;

/** The URL parameters of those parts of a query that are called something else in the URL. */
interface Renamed {
  minRateCents: 'min';
  maxRateCents: 'max';
  minRating: 'rating';
  freeFrom: 'free';
  freeTo: 'free';
  weekdays: 'days';
  fromTime: 'from';
  toTime: 'to';
  timeZone: 'tz';
}
export type FilterName = {
  [Part in keyof Required<TeacherFilters>]: Part extends keyof Renamed ? Renamed[Part] : Part;
}[keyof TeacherFilters];
export type Chosen = { [Name in FilterName]?: string | undefined };
