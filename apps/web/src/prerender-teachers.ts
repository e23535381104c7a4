// Draws pages that show featured teachers with a blank for each of their words; the gateway fills them in.
import type { TeacherCard } from '@somo/contracts/people';
import { toInstant } from '@somo/contracts/time';
import type { Catalogue } from '@somo/messages/catalogue';
import { pluralFormsOf } from '@somo/messages/plurals';
import { i18n } from './i18n/i18n';
import { drawWith } from './lib/embedded';
import { numberText, ratingText, shortMoney } from './lib/format';
import { paths } from './lib/paths';

export const pathsWithTeachers: readonly string[] = [paths.home, paths.aboutSomo, paths.howSomoWorks];

const shown = 3;
const blank = (at: number, name: string) => `__${String(at)}_${name}__`;
/** A price that no one has, to find where it stands. */
const centsOf = (at: number) => (9_000_001 + at) * 100;
/** The same of ratings and their numbers. */
const ratingOf = (at: number) => 8_000_001.5 + at;
const reviewsOf = (at: number) => 7_000_001 + at;

/** What a card shows more of some teachers than of others. */
interface Variant {
  isRated: boolean;
  isVerified: boolean;
}

function blankTeacher(at: number, { isRated, isVerified }: Variant): TeacherCard {
  const word = (name: string) => blank(at, name);
  return {
    ...{ id: word('id'), firstName: word('fullName'), lastName: '', fullName: word('fullName'), avatarUrl: word('avatarUrl') },
    ...{ country: word('country'), timeZone: 'UTC', subjects: [word('subjects')], specialties: [], languages: [word('languages')] },
    ...{ gradeLevels: [word('levels')], headline: word('headline'), hourlyRateCents: centsOf(at), averageRating: null, reviewsCount: 0 },
    ...(isRated ? { averageRating: ratingOf(at), reviewsCount: reviewsOf(at) } : {}),
    ...{ lessonsTaught: 0, answerMinutes: null, isVerified, nextFreeAt: toInstant(0), sharesAvailability: true },
  };
}

const style = /<style data-emotion="css [^"]*">[^]*?<\/style>/g;

/** Returns what a drawing function draws with blanks, where all teachers are alike. */
async function drawBlanks(draw: () => Promise<string>, variant: Variant): Promise<string> {
  const teachers = Array.from({ length: shown }, (_, at) => blankTeacher(at, variant));
  drawWith({ featured: { items: teachers, nextCursor: null } });
  const { fromReviews_other: fromReviews } = i18n.getResourceBundle(i18n.language, 'common') as Catalogue['common'];
  try {
    const html = await draw();
    return teachers.reduce((text, _, at) => {
      const words = {
        [shortMoney(centsOf(at))]: 'price',
        [ratingText(ratingOf(at))]: 'rating',
        [fromReviews.replace('{{count}}', numberText(reviewsOf(at)))]: 'reviews',
        [fromReviews.replace('{{count}}', String(reviewsOf(at)))]: 'reviews',
      };
      return Object.entries(words).reduce((filled, [word, name]) => filled.replaceAll(word, blank(at, name)), text);
    }, html);
  } finally {
    drawWith({});
  }
}

/**
 * Returns what a drawing function draws with blanks, and beside it what the gateway does not have: the words for grade levels and numbers of
 * reviews, and the card of each teacher as it is with a rating, verified, or both.
 */
export async function withBlanks(draw: () => Promise<string>): Promise<string> {
  const html = await drawBlanks(draw, { isRated: false, isVerified: false });
  const styles: string[] = [];
  // Emotion renders a style where it is first used: in the first card that has it.
  const cards = async (variant: Variant) => {
    const drawn = await drawBlanks(draw, variant);
    styles.push(...(drawn.match(style) ?? []));
    return drawn.replace(style, '').match(/<article[^]*?<\/article>/g) ?? [];
  };
  // One after the other: what is drawn with is one for all.
  const rated = await cards({ isRated: true, isVerified: false });
  const verified = await cards({ isRated: false, isVerified: true });
  const both = await cards({ isRated: true, isVerified: true });
  const common = i18n.getResourceBundle(i18n.language, 'common') as Catalogue['common'] & Record<string, string>;
  const reviews = Object.fromEntries(pluralFormsOf(i18n.language).map((form) => [form, common[`fromReviews_${form}`]]));
  const beside = JSON.stringify({ levels: common.gradeRanges, reviews, rated, verified, both }).replaceAll('<', '\\u003c');
  return `${html}${styles.join('')}<script type="application/json" id="data-featured">${beside}</script>`;
}
