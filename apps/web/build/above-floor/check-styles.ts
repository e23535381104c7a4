import { stylesMissing, type Data } from './missing-names';

export type StyleCheck = ReturnType<typeof styleCheck>;

export function styleCheck(data: Data) {
  const missing = stylesMissing(data);

  /** Returns the parts of a declaration that the floor lacks. */
  function ofDeclaration(property: string, value: string): string[] {
    const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name]) => `${name}()`);
    const parts = [property, `${property}: ${value}`, ...functions].filter((part) => missing.has(part));
    return /\d[dsl]v(h|w|i|b|min|max)\b/.test(value) ? [...parts, `dynamic viewport units: ${property}`] : parts;
  }

  /** Returns the pseudo-classes and at-rules of a selector that the floor lacks. */
  const ofSelector = (text: string): string[] =>
    [...text.matchAll(/:([a-z][a-z-]*)|@([a-z][a-z-]*)/g)].map(([all]) => all).filter((part) => missing.has(part));

  /** Returns what a style sheet uses of what the floor lacks, except in `@supports`, which asks for it first. */
  function ofSheet(sheet: string): string[] {
    const unasked = sheet.replace(/@supports[^{]*\{([^{}]|\{[^{}]*\})*\}/g, '');
    const declarations = [...unasked.matchAll(/([a-z-]+):([^;{}]+)(?=[;}])/g)];
    const selectors = [...unasked.matchAll(/([^{};]+)\{/g)];
    return [
      ...declarations.flatMap(([, name = '', value = '']) => ofDeclaration(name, value.trim())),
      ...selectors.flatMap(([, text = '']) => ofSelector(text)),
    ];
  }

  return { ofDeclaration, ofSelector, ofSheet };
}
