/**
 * Returns whether an element gets this property. It takes the place of @emotion/is-prop-valid, whose list of all HTML attributes every page
 * would load: Chakra keeps its own properties from elements without it.
 */
export default function isPropValid(name: string): boolean {
  return !['as', 'asChild', 'theme', 'unstyled', 'recipe'].includes(name);
}
