// Draws pages that show featured teachers with a blank for each of their words; the gateway fills them in.
import type { TeacherCard } from '@somo/contracts/people';
import { toInstant } from '@somo/contracts/time';
import { drawWith } from './lib/embedded';
import { shortMoney } from './lib/format';
import { paths } from './lib/paths';
import common from '../../../libs/messages/locales/en/common.json';

export const pathsWithTeachers: readonly string[] = [paths.home, paths.aboutSomo];

const shown = 3;
const blank = (at: number, name: string) => `__${String(at)}_${name}__`;
/** A price that no one has, to find where it stands. */
const centsOf = (at: number) => (9_000_001 + at) * 100;

function blankTeacher(at: number): TeacherCard {
  const word = (name: string) => blank(at, name);
  return {
    ...{ id: word('id'), firstName: word('fullName'), lastName: '', fullName: word('fullName'), avatarUrl: word('avatarUrl') },
    ...{ country: word('country'), timeZone: 'UTC', subjects: [word('subjects')], specialties: [], languages: [word('languages')] },
    ...{ gradeLevels: [word('levels')], headline: word('headline'), hourlyRateCents: centsOf(at), averageRating: null, reviewsCount: 0 },
    ...{ isVerified: false, nextFreeAt: toInstant(0), sharesAvailability: true },
  };
}

/** Returns what a drawing function draws with blanks, and beside it the words for grade levels, which the gateway does not have. */
export async function withBlanks(draw: () => Promise<string>): Promise<string> {
  const teachers = Array.from({ length: shown }, (_, at) => blankTeacher(at));
  drawWith({ featured: { items: teachers, nextCursor: null } });
  try {
    const html = await draw();
    const priced = teachers.reduce((text, _, at) => text.replaceAll(shortMoney(centsOf(at)), blank(at, 'price')), html);
    return `${priced}<script type="application/json" id="data-featured">${JSON.stringify(common.gradeRanges)}</script>`;
  } finally {
    drawWith({});
  }
}
