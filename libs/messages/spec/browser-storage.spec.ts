import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec)\.(ts|tsx|js)$/.test(name))
    .map((name) => `${folder}/${name}`);

const { sections } = (JSON.parse(read('libs/messages/locales/en/content.json')) as { privacy: { sections: Section[] } }).privacy;
interface Section {
  title: string;
  paragraphs: string[];
}
const told = sections.find(({ title }) => title === 'In your browser')?.paragraphs.join(' ') ?? '';

/** The text of the page about each name under which the web app stores something; null: only on the computer of a developer, or what the version before stored, which this one deletes. */
const stored: Record<string, string | null> = {
  'somo-auth-token': "your user ID and until when you're signed in",
  'somo-language': 'your language',
  'somo-color-mode': 'whether you use light or dark mode',
  'somo-data-saver': 'whether you use less data',
  'somo-data-used': 'how much data Somo has used here this month and in one month before',
  'somo-classroom': 'your devices, blur, and data limit for calls',
  'somo-hours-draft': 'changes to your hours',
  'somo-message-drafts': "messages that haven't been sent yet",
  'somo-notes-draft': "lesson notes that you haven't saved",
  'somo-teaching-draft': 'teaching preferences',
  'somo-checklist': 'whether you closed your checklist',
  'somo-outbox': null,
  'somo-outbox-files': null,
  'somo-sealed':
    "messages that haven't been sent yet, with their files, what you drew on a board that hasn't been sent yet, the last messages of your last conversations and copies of your next lesson, of your dashboard as you last saw it, and of the lessons, teachers, and lists you've seen in the last 14 days",
  'somo-device': 'your name, email, picture, role, language, and time zone with the key for these copies',
  'somo-signed-out': 'whether you logged out without a connection',
  'somo-visited': "the files of Somo's pages that you've opened",
  'somo-kept-for': 'for whom it keeps these',
  'somo-scroll-positions': "how far you've scrolled",
  'somo-push': 'whether it shows your notifications while Somo is closed',
  'somo-entered': "which classroom you're in, whether its board is open, whether it saves data",
  'somo-devices-on': 'whether your microphone and camera are on',
  'somo-intended-role': 'whether you came to learn or to teach',
  'somo-after-google': 'the page to return to after signing in with Google',
  'somo-reloaded-at': 'when a page had to be reloaded',
  'somo-pseudo-locale': null,
};
/** Locks between tabs, and an event. */
const notStored = ['somo-in-room', 'somo-recordings', 'somo-refresh', 'somo-start', 'somo-uploads'];
/** The text of the page about the cookie that each file sets; null: for operators only. */
const cookies: Record<string, string | null> = {
  'apps/gateway/src/auth/session-cookie.ts': 'One cookie keeps you signed in',
  'apps/gateway/src/auth/device-cookie.ts': 'Another tells your browsers apart',
  'apps/gateway/src/auth/google/google-cookie.ts': 'while you sign in with Google',
  'apps/gateway/src/recordings/play-cookie.ts': 'while you play a recording',
  'apps/gateway/src/admin/queues/board-cookie.ts': null,
};

describe("'In your browser' on the privacy page", () => {
  it('names everything that the browser stores', () => {
    const files = [...filesIn('apps/web/src'), ...filesIn('apps/web/public')].filter((file) => !file.includes('/ui/theme/'));
    const names = files.flatMap((file) => [...read(file).matchAll(/['"](somo-[a-z-]+)['"]/g)].map(([, name]) => String(name)));
    const used = new Set(names.filter((name) => !notStored.includes(name)));
    expect([...used].sort()).toEqual(Object.keys(stored).sort());
    expect(Object.values(stored).filter((words) => words !== null && !told.includes(words))).toEqual([]);
  });

  it('names every cookie', () => {
    const setting = filesIn('apps/gateway/src').filter((file) => read(file).includes('.setCookie('));
    expect(setting.sort()).toEqual(Object.keys(cookies).sort());
    expect(Object.values(cookies).filter((words) => words !== null && !told.includes(words))).toEqual([]);
  });
});
