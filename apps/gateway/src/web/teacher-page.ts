import { Injectable } from '@nestjs/common';
import type { TeacherProfile } from '@somo/contracts/people';
import { Ask } from '@somo/platform/ask';
import { escapeHtml } from '../http/html.js';
import { fileOf, type WebFile } from './web-files.js';

const ofTeacher = /^student\/book-lesson\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const longest = 200;
// The page itself must not wait for a service that hangs.
const askOptions = { timeoutMs: 1000 };

/** Puts the teacher's name and bio into the head of their booking page, for previews of shared links. */
@Injectable()
export class TeacherPage {
  constructor(private readonly ask: Ask) {}

  /** Returns the page with that head, or unchanged if there is no such teacher or catalog is unavailable: the app itself reports that. */
  async headed(page: WebFile, name: string): Promise<WebFile> {
    const teacherId = ofTeacher.exec(name)?.[1];
    if (!teacherId) return page;
    const teacher = await this.ask.for('catalog.get-teacher', { teacherId }, askOptions).catch(() => null);
    return teacher ? fileOf(Buffer.from(withHead(page.body.toString(), teacher)), '.html') : page;
  }
}

function withHead(document: string, teacher: TeacherProfile): string {
  const title = escapeHtml(`Book a lesson with ${teacher.fullName} · Somo`);
  const about = [teacher.subjects.join(', '), teacher.bio].filter(Boolean).join(': ');
  const description = escapeHtml(about.replace(/\s+/g, ' ').slice(0, longest));
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<meta property="og:type" content="profile"/>`,
    `<meta property="og:site_name" content="Somo"/>`,
    `<meta property="og:title" content="${title}"/>`,
    `<meta property="og:description" content="${description}"/>`,
  ];
  return document.replace(/\s*<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
}
