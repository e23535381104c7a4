import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { TeacherCard } from '@somo/contracts/people';
import { smallUrl } from '@somo/contracts/rules/avatar';
import type { Formats } from '@somo/messages/formats';
import type { Names } from '@somo/messages/names';
import { translator } from '@somo/messages/translator';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { escapeHtml } from '../http/html.js';
import { pageOf } from './page-address.js';
import { fileOf, WebFiles, type WebFile } from './web-files.js';

const keptMs = 60_000;
// The page itself must not wait for a service that hangs.
const askOptions = { timeoutMs: 1000 };
const shown = 3;
/** How many subjects a teacher has on each page. */
const subjectsOn: Record<string, number> = { '': 3, about: 2, 'how-it-works': 0 };
const data = /(<script type="application\/json" id="data-featured">)([^<]*)(<\/script>)/;
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

type Word = 'id' | 'fullName' | 'avatarUrl' | 'country' | 'subjects' | 'languages' | 'levels' | 'headline' | 'price' | 'rating' | 'reviews';
type Words = Record<Word, string>;

/** How a page writes them: how many subjects of each, and in which language. */
interface Manner {
  subjects: number;
  formats: Formats;
  names: Names;
  /** With small pictures. */
  savesData: boolean;
}

/** What the page brings along for its blanks. */
interface Beside {
  levels: Record<string, string>;
  /** `{{count}}` stands for the number. */
  reviews: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
  /** The cards as they are with a rating, of verified teachers, and with both; none on a page that does not show that. */
  rated: string[];
  verified: string[];
  both: string[];
}

/** Puts the featured teachers into the pages that show them, so that people on slow connections see them before the app is there. */
@Injectable()
export class FeaturedPage {
  private readonly kept = new Map<string, { until: number; page: Promise<WebFile | undefined> }>();

  constructor(
    private readonly files: WebFiles,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** Returns the page with its teachers; undefined for other pages, or if some are not known or lack something that a card shows. */
  async filled(name: string, savesData: boolean): Promise<WebFile | undefined> {
    const { locale, page: path } = pageOf(name);
    const document = Object.hasOwn(subjectsOn, path) ? this.files.withBlanks(name.replace(/\/$/, '')) : undefined;
    if (document === undefined) return undefined;
    const key = savesData ? `${name} small` : name;
    const kept = this.kept.get(key);
    if (kept && this.clock.now() < kept.until) return kept.page;
    const { formats, names } = translator(locale, 'receipts');
    const page = this.fill(document, { subjects: subjectsOn[path] ?? 0, formats, names, savesData });
    this.kept.set(key, { until: this.clock.now() + keptMs, page });
    // What could not be filled in is tried again with the next visit.
    if ((await page) === undefined) this.kept.delete(key);
    return page;
  }

  private async fill(document: string, manner: Manner): Promise<WebFile | undefined> {
    const answer = await this.ask.for('catalog.list-featured-teachers', {}, askOptions).catch(() => null);
    const [, , text] = data.exec(document) ?? [];
    if (!answer || text === undefined) return undefined;
    const beside = JSON.parse(text) as Beside;
    const words = answer.items.map((teacher) => wordsOf(teacher, manner, beside)).filter((each) => each !== undefined);
    if (words.length !== shown) return undefined;
    let nth = -1;
    const cards = document.replace(/<article[^]*?<\/article>/g, (plain) => {
      nth += 1;
      return cardOf(beside, answer.items[nth], nth) ?? plain;
    });
    const body = cards
      .replace(data, (_, open: string, __, close: string) => open + inScript(answer) + close)
      .replace(/__(\d)_(\w+?)__/g, (blank, at: string, word: keyof Words) => escapeHtml(words[Number(at)]?.[word] ?? blank));
    return packed(Buffer.from(body));
  }
}

/** Returns what a card says of a teacher; undefined where it would say more or less than the page was drawn with. */
function wordsOf(teacher: TeacherCard, { subjects, formats, names, savesData }: Manner, { levels, reviews }: Beside): Words | undefined {
  const { id, fullName, avatarUrl, country, headline, hourlyRateCents, languages, gradeLevels } = teacher;
  if (avatarUrl === null || country === null || headline === null || hourlyRateCents === null || teacher.nextFreeAt === null)
    return undefined;
  if (languages.length === 0 || gradeLevels.length === 0 || teacher.subjects.length > 3) return undefined;
  return {
    ...{ id, fullName, country: names.country(country), headline, price: formats.shortMoney(hourlyRateCents) },
    avatarUrl: savesData ? smallUrl(avatarUrl) : avatarUrl,
    subjects: formats.list(teacher.subjects.slice(0, subjects).map(names.subject)),
    languages: formats.list(languages.map(names.language)),
    levels: formats.list(gradeLevels.map((level) => levels[level] ?? level)),
    rating: formats.number(teacher.averageRating ?? 0, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    reviews: (reviews[new Intl.PluralRules(formats.tag).select(teacher.reviewsCount)] ?? reviews.other).replace(
      '{{count}}',
      String(teacher.reviewsCount),
    ),
  };
}

/** Returns the card for a teacher with a rating or a badge; undefined for others. */
function cardOf({ rated, verified, both }: Beside, teacher: TeacherCard | undefined, nth: number): string | undefined {
  const isKnown = isRated(teacher);
  return (isKnown ? (teacher?.isVerified ? both : rated) : teacher?.isVerified ? verified : [])[nth];
}

const isRated = (teacher: TeacherCard | undefined) => teacher !== undefined && teacher.averageRating !== null && teacher.reviewsCount > 0;

/** Returns data as JSON with no character that could end the element it is in. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function packed(body: Buffer): Promise<WebFile> {
  const [br, gz] = await Promise.all([packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }), packGzip(body)]);
  return fileOf(body, '.html', { br, gzip: gz });
}
