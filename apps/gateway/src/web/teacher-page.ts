import { Injectable } from '@nestjs/common';
import type { TeacherProfile } from '@somo/contracts/people';
import { previewUrl } from '@somo/contracts/rules/avatar';
import { withoutMarks } from '@somo/messages/isolate';
import { sourceLocale } from '@somo/messages/locales';
import { translator } from '@somo/messages/translator';
import { Ask } from '@somo/platform/ask';
import { GatewayConfig } from '../gateway.config.js';
import { escapeHtml } from '../http/html.js';
import { pageOf, teacherIn } from './page-address.js';
import { fileOf, type WebFile } from './web-files.js';

const booking = /^student\/book-lesson\//;
const longest = 200;
// The page itself must not wait for a service that hangs.
const askOptions = { timeoutMs: 1000 };

/** Puts the teacher's name, bio and picture into the head of their pages, for search engines and previews of shared links. */
@Injectable()
export class TeacherPage {
  constructor(
    private readonly ask: Ask,
    private readonly config: GatewayConfig,
  ) {}

  /** Returns the page with that head, or unchanged if there is no such teacher or catalog is unavailable: the app itself reports that. */
  async headed(page: WebFile, name: string): Promise<WebFile> {
    const { locale, page: path } = pageOf(name);
    const teacherId = teacherIn(locale === sourceLocale ? path.replace(booking, 'teachers/') : path);
    if (!teacherId) return page;
    const teacher = await this.ask.for('catalog.get-teacher', { teacherId }, askOptions).catch(() => null);
    return teacher
      ? fileOf(Buffer.from(withHead(page.body.toString(), teacher, { locale, origin: this.config.publicUrl() })), '.html')
      : page;
  }
}

interface Address {
  locale: string;
  origin: string;
}

function withHead(document: string, teacher: TeacherProfile, { locale, origin }: Address): string {
  const { t, formats, names } = translator(locale, 'previews');
  const { language, region } = new Intl.Locale(formats.tag);
  const title = escapeHtml(withoutMarks(`${t('teacher', { name: teacher.fullName })} · Somo`));
  const about = [withoutMarks(formats.list(teacher.subjects.map(names.subject))), teacher.bio].filter(Boolean).join(': ');
  const description = escapeHtml(about.replace(/\s+/g, ' ').slice(0, longest));
  const url = `${origin}/${[...(locale === sourceLocale ? [] : [locale]), 'teachers', teacher.id].join('/')}`;
  const image = teacher.avatarUrl && origin + previewUrl(teacher.avatarUrl);
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<meta property="og:locale" content="${[language, region].filter(Boolean).join('_')}"/>`,
    `<meta property="og:type" content="profile"/>`,
    `<meta property="og:site_name" content="Somo"/>`,
    `<meta property="og:title" content="${title}"/>`,
    `<meta property="og:description" content="${description}"/>`,
    `<meta property="og:url" content="${escapeHtml(url)}"/>`,
    `<link rel="canonical" href="${escapeHtml(url)}"/>`,
    ...(image ? [`<meta property="og:image" content="${escapeHtml(image)}"/>`] : []),
    `<script type="application/ld+json">${linkedData(teacher, { url, image, locale })}</script>`,
  ];
  return document.replace(/\s*<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
}

/** Returns the teacher as search engines read it (schema.org), with no character that could end the element it is in. */
function linkedData(teacher: TeacherProfile, { url, image, locale }: { url: string; image: string | null; locale: string }): string {
  const { t, names } = translator(locale, 'previews');
  const { fullName, bio, subjects, languages, hourlyRateCents } = teacher;
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: fullName,
    jobTitle: t('job'),
    url,
    ...(image ? { image } : {}),
    ...(bio ? { description: bio } : {}),
    knowsAbout: subjects.map(names.subject),
    knowsLanguage: languages.map(names.language),
    ...(hourlyRateCents === null
      ? {}
      : { makesOffer: { '@type': 'Offer', price: (hourlyRateCents / 100).toFixed(2), priceCurrency: 'USD' } }),
  };
  return JSON.stringify(person).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
