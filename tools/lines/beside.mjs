// What two people do in a lesson beside talking: look at the pages of a PDF, draw on the board, record. Each returns figures, times in milliseconds.
import { setTimeout as sleep } from 'node:timers/promises';
import { Buffer } from 'node:buffer';
import PDFDocument from 'pdfkit';
import { send } from './start-lesson.mjs';

const strokes = 30;
/** How often the board was drawn on: it keeps what was drawn, and each time is drawn beside it. */
let drawings = 0;
const pages = 20;
const part = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? null;
const click = (page, name) => page.getByRole('button', { name }).first().click();
const now = () => Date.now();

/** Adds a PDF on the page of the lesson, and waits until all its pages are there. */
export async function addPaper(page, { url, lesson }) {
  await page.goto(`${url}/lessons/${lesson.id}`);
  await page.getByRole('button', { name: 'Add files' }).waitFor();
  await page
    .getByLabel('Add files', { exact: true })
    .last()
    .setInputFiles({ name: 'Fractions.pdf', mimeType: 'application/pdf', buffer: await aPaper() });
  await page.getByText(`${pages} pages`).waitFor({ timeout: 180_000 });
}

export const beside = {
  /** How long a page that is shown takes to be seen by the other one: first its small picture, then the readable one. */
  async pages({ teacher, student }) {
    await click(teacher, 'Materials');
    const from = now();
    await click(teacher, /^Show Fractions/);
    const picture = student.getByRole('img', { name: /^Page 1 of/ });
    await picture.evaluate((img) => img.complete || new Promise((done) => img.addEventListener('load', done, { once: true })));
    const smallMs = now() - from;
    await student.getByText('Loading the readable page...').waitFor({ state: 'detached', timeout: 120_000 });
    const fullMs = now() - from;
    const turned = [];
    for (let at = 2; at <= 4; at += 1) {
      const turn = now();
      await click(teacher, 'Next page');
      await student.getByRole('img', { name: new RegExp(`^Page ${at} of`) }).waitFor({ timeout: 60_000 });
      turned.push(now() - turn);
      await sleep(10_000);
    }
    return { smallMs, fullMs, turnMs: part(turned, 0.5) };
  },

  /** How long the end of a stroke takes from the pen to the other one's screen. */
  async board({ teacher, student }) {
    await click(teacher, 'Board');
    await click(student, 'Show');
    const [from, to] = [teacher, student].map((page) => page.getByRole('application'));
    await to.waitFor();
    await sleep(3_000);
    await from.evaluate((element) => element.addEventListener('pointermove', () => (globalThis.drawnAt = Date.now())));
    const { x, y, width, height } = await from.boundingBox();
    const took = [];
    const beside = 0.016 * (drawings % 6);
    drawings += 1;
    for (let at = 0; at < strokes; at += 1) {
      const [left, top] = [0.15 + beside + 0.1 * (at % 6), 0.2 + beside + 0.12 * Math.floor(at / 6)];
      const end = [left + 0.06, top + 0.036];
      const seenAt = to.evaluate(seesInkAt, end);
      await teacher.mouse.move(x + width * left, y + height * top);
      await teacher.mouse.down();
      // As fast as a hand draws.
      for (let step = 1; step <= 12; step += 1) {
        await teacher.mouse.move(x + width * (left + (0.06 * step) / 12), y + height * (top + (0.036 * step) / 12));
        await sleep(30);
      }
      const drawnAt = await teacher.evaluate(() => globalThis.drawnAt);
      await teacher.mouse.up();
      took.push((await seenAt) - drawnAt);
      await sleep(700);
    }
    return { strokeMs: part(took, 0.5), strokeP95Ms: part(took, 0.95) };
  },

  /** After 50 seconds of a recording: how many of its parts have arrived, how many wait in the browser that makes it, and on how many of the two screens the mark is. */
  async recording({ teacher, student, lesson: { url, lesson, ...people } }) {
    await click(teacher, 'More');
    await teacher.getByText('Record this lesson').click();
    await click(teacher, /^Ask/);
    await click(student, 'Agree');
    await sleep(50_000);
    const { email, password } = people.student;
    const { accessToken: token } = await send(url, 'POST', '/api/auth/login', { body: { email, password } });
    const path = `/api/lessons/${lesson.id}/recordings`;
    const { id } = (await send(url, 'GET', path, { token })).items.at(-1);
    const { received } = await send(url, 'GET', `${path}/${id}/chunks`, { token });
    const waitingParts = await teacher.evaluate(partsHere, id);
    const mark = (page) => page.getByRole('group', { name: 'Recording', exact: true });
    const marks = (await Promise.all([teacher, student].map((page) => mark(page).isVisible()))).filter(Boolean).length;
    // The next run can ask only once this one is over.
    if (marks > 0) {
      const marked = (await mark(teacher).isVisible()) ? teacher : student;
      await mark(marked).getByRole('button').click();
      await mark(marked).waitFor({ state: 'detached' });
    }
    return { arrivedParts: received.length, waitingParts, madeParts: received.length + waitingParts, marks };
  },
};

/** In the page: how many parts of a recording are kept in this browser. */
function partsHere(recordingId) {
  return new Promise((resolve, reject) => {
    const opening = globalThis.indexedDB.open('somo-sealed');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const keys = opening.result.transaction('records').objectStore('records').getAllKeys();
      keys.onerror = () => reject(keys.error);
      keys.onsuccess = () => {
        opening.result.close();
        resolve(keys.result.filter(([, kind, name]) => kind === 'recording' && /^\d+$/.test(name.split(`${recordingId} `)[1])).length);
      };
    };
  });
}

async function aPaper() {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
  for (let page = 1; page <= pages; page += 1) {
    document
      .addPage()
      .fontSize(26)
      .text(`Fractions, page ${String(page)}`)
      .moveDown()
      .fontSize(12);
    for (let line = 1; line <= 26; line += 1)
      document
        .text(`${String(line)}. Write ${String(line)}/${String(line + 3)} plus ${String(page)}/7 as one fraction, then simplify it.`)
        .moveDown(0.4);
  }
  document.end();
  const parts = [];
  for await (const each of document) parts.push(each);
  return Buffer.concat(parts);
}

/** In the page: when there is ink at a place, given as shares of the board, whether of a stroke that is being drawn or of one that was kept. */
function seesInkAt(board, [left, top]) {
  const reach = 6;
  const isDark = (canvas) => {
    const at = [canvas.width * left - reach, canvas.height * top - reach].map(Math.round);
    const { data } = canvas.getContext('2d').getImageData(...at, 2 * reach, 2 * reach);
    return Array.from({ length: data.length / 4 }, (_, dot) => data[4 * dot + 3] === 255 && data[4 * dot] < 200).some(Boolean);
  };
  return new Promise((resolve) => {
    const look = () => ([...board.querySelectorAll('canvas')].some(isDark) ? resolve(Date.now()) : globalThis.requestAnimationFrame(look));
    look();
  });
}
