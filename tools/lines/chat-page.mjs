// A person who writes in the classroom's chat or on the Messages page, whatever happens to the page.
import { setTimeout as sleep } from 'node:timers/promises';
import { openClassroom, openMessages } from './classroom-page.mjs';

const shownMs = 20_000;
const mostTries = 60;

/** Voice only: this is about messages. */
const saveData = () => {
  try {
    globalThis.localStorage.setItem('somo-classroom', JSON.stringify({ saver: true }));
  } catch {
    // A blank page has no storage.
  }
};

/** Opens the conversation with `other` on the Messages page, or the classroom's chat. */
export async function openChat(browser, lesson, person, other) {
  const setUp = (opened) => opened.addInitScript(saveData);
  const page = await (other ? openMessages(browser, lesson, person, other) : openClassroom(browser, lesson, person, { setUp }));
  if (!other) await page.getByRole('button', { name: 'Join Now' }).click();
  let again = 0;
  let last = Promise.resolve();
  /** A person who waits for the page does not write: what is half typed when a page reloads was never a message. */
  const alone = (work) => (last = last.catch(() => undefined).then(work));
  const showChat = async () => {
    if (!other) await page.getByRole('button', { name: /^Chat/ }).click({ timeout: shownMs });
    await page.getByPlaceholder('Type a message...').waitFor({ timeout: shownMs });
  };
  const isShown = (text) =>
    [...globalThis.document.querySelectorAll('[role=log] [data-stored]')].slice(-20).some((each) => each.textContent === text);
  await showChat();

  return {
    page,
    written: [],
    /** How often a page had to be loaded once more, because the product was away. */
    again: () => again,
    /** A message counts as written once the page shows it. */
    write(text) {
      return alone(async () => {
        const field = page.getByPlaceholder('Type a message...');
        await field.fill(text);
        await field.press('Enter');
        this.written.push(text);
        await page.waitForFunction(isShown, text, { timeout: shownMs }).catch((cause) => {
          throw new Error(`"${text}" is not shown on ${page.url()}`, { cause });
        });
      });
    },
    reload: () =>
      alone(async () => {
        for (let tries = 1; ; tries++) {
          try {
            await page.reload();
            return await showChat();
          } catch (error) {
            if (tries === mostTries) throw error;
            again += 1;
            await sleep(1_000);
          }
        }
      }),
    /** What is on the screen, from the first message to the last, after the parts that a page loads only on request. */
    async shown() {
      const earlier = page.getByRole('button', { name: 'Load earlier messages' });
      for (let count = -1; (await earlier.count()) > 0;) {
        if ((await bubbles()) === count) break;
        count = await bubbles();
        await earlier.click();
        await page.waitForFunction((before) => globalThis.document.querySelectorAll('[role=log] [data-stored]').length > before, count);
      }
      return page.locator('[role=log] [data-stored]').allTextContents();
    },
    /** The last message on the screen, and how many still wait or were refused, with what the page says of them. */
    async state() {
      const texts = await page.locator('[role=log] [data-stored]').allTextContents();
      const left = await page.getByText(/^(Waiting to send|Not sent)/).allTextContents();
      return { last: texts.at(-1), left: left.length, ...(left.length > 0 ? { words: [...new Set(left)] } : {}) };
    },
  };

  function bubbles() {
    return page.locator('[role=log] [data-stored]').count();
  }
}
