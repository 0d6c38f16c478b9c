/** The page decides what a rem is, so sizes are based on the reader's own text size instead. */
const withOwnSizes = (css: string): string =>
  css.replaceAll(/(?<![\w.])(\d*\.?\d+)rem\b/g, 'calc($1*var(--df-rem))');

/** Themes define the variables of the whole product; the element ships only those that its rules use. */
function withoutUnused(css: string): string {
  const isUsed = (name: string): boolean => css.includes(`var(${name})`);
  const used = css.replaceAll(/(--df-[\w-]+):[^;{}]+(;|(?=\}))/g, (rule, name: string) =>
    isUsed(name) ? rule : '',
  );
  return used === css ? css : withoutUnused(used);
}

/** The element has no layers, and its box sizing is set once for all elements. */
const withoutRepeats = (css: string): string =>
  css.replaceAll(/@layer [^;{}]+;|(?<=[{;])box-sizing:border-box;(?=[^}])/g, '');

/** The style sheet of the element, made from that of the player. */
export const elementStyles = (css: string): string =>
  withoutRepeats(withoutUnused(withOwnSizes(css))).trim();
