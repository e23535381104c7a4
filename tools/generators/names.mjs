// The names a generator is given: refused with a sentence before anything is written.
import ts from 'typescript';

const most = 60;

/** Returns whether a name means something to the language itself: `class`, `constructor`, `WeakMap`. */
function isReserved(name) {
  return isKeyword(name) || name in {} || classNameOf(name) in globalThis;
}

function isKeyword(name) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  scanner.setText(name);
  const token = scanner.scan();
  return scanner.getTokenEnd() === name.length && token >= ts.SyntaxKind.FirstKeyword && token <= ts.SyntaxKind.LastKeyword;
}

export function classNameOf(name) {
  return name.replace(/(^|[-.])(.)/g, (_, __, letter) => letter.toUpperCase());
}

export function propertyNameOf(name) {
  return name.replace(/[-.](.)/g, (_, letter) => letter.toUpperCase());
}

/** Returns the words of a name: `Cancel booking`. */
export function sentenceOf(name) {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}

export function titleOf(name) {
  return name.replace(/(^|-)(.)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());
}

/** Refuses a name that is no verb and noun: they name a file, a class, an ask. */
export function checkVerbNoun(name) {
  checkReserved(name);
  if (!/^[a-z]+(-[a-z]+)+$/.test(name) || name.length > most)
    throw new Error(`The name must be a verb and a noun in lowercase, joined by a dash, such as cancel-booking; ${shown(name)} is not.`);
}

/** Refuses a name that cannot be the last part of a URL. */
export function checkSegment(name) {
  checkReserved(name);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > most)
    throw new Error(`The name must be words in lowercase, joined by dashes, such as favorite-teachers; ${shown(name)} is not.`);
}

/** Refuses anything that is not one of the choices. */
export function checkChoice(what, value, choices) {
  if (!choices.includes(value)) throw new Error(`The ${what} must be one of ${choices.join(', ')}; ${shown(value)} is not.`);
}

function checkReserved(name) {
  if (isReserved(name)) throw new Error(`${shown(name)} is a reserved word: choose another name.`);
}

const shown = (value) => `"${String(value).slice(0, most)}"`;
