/** The page decides what a rem is, so sizes are based on the reader's own text size instead. */
const withOwnSizes = (css: string): string =>
  css.replaceAll(/(?<![\w.])(\d*\.?\d+)rem\b/g, 'calc($1*var(--df-rem))');

/** Themes define the variables of the whole product, and tools add theirs; the element ships those that its rules use. */
function withoutUnused(css: string): string {
  const isUsed = (name: string): boolean =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`);
  const used = css.replaceAll(/(--[\w-]+):[^;{}]+(;|(?=\}))/g, (rule, name: string) =>
    isUsed(name) ? rule : '',
  );
  return used === css ? css : withoutUnused(used);
}

/** The element has no layers, and its box sizing is set once for all elements. */
const withoutRepeats = (css: string): string =>
  css.replaceAll(/@layer [^;{}]+;|(?<=[{;])box-sizing:border-box;(?=[^}])/g, '');

/** Rules of which nothing is left, and comments of the build. */
const withoutRemains = (css: string): string => css.replaceAll(/[^{};]+\{\}|\/\*[^*]*\*\//g, '');

/** The style sheet of the element, made from that of the player. */
export const elementStyles = (css: string): string =>
  withoutRemains(withoutRepeats(withoutUnused(withOwnSizes(css)))).trim();
