import type { PostProcessorModule } from 'i18next';

/**
 * Writes one period where a parameter that ends with one closes a sentence: "with Stella A.", not "with Stella A..".
 * An ellipsis stays, and so does whatever the parameter itself contains.
 */
export const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'one-full-stop',
  process: (text: string, _key, options: Record<string, unknown>) =>
    Object.values(options).reduce<string>(
      (sentence, value) => (typeof value === 'string' && /(^|[^.])\.$/.test(value) ? withoutSecond(sentence, value) : sentence),
      text,
    ),
};

function withoutSecond(sentence: string, value: string): string {
  const [first = '', ...rest] = sentence.split(value);
  return rest.reduce((before, after) => before + value + after.replace(/^(\u2069?)\.(?!\.)/, '$1'), first);
}
