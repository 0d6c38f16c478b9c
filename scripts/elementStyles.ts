/** The names of classes and variables while the element is built: long enough to be told from words. */
export const longName = ({ hash }: { hash: string }): string => `styleName${hash}`;

const longNames = /styleName\w+/g;

/** The page decides what a rem is; the element's sizes stand on the reader's own text size instead. */
const withOwnSizes = (css: string): string =>
  css.replaceAll(/(?<![\w.])(\d*\.?\d+)rem\b/g, 'calc($1*var(--df-rem))');

/** Themes hold what the whole product needs: what no rule of the element asks for stays behind. */
function withoutUnused(css: string): string {
  const isUsed = (name: string): boolean => css.includes(`var(${name})`);
  const kept = css.replaceAll(/(--df-[\w-]+):[^;{}]+(;|(?=\}))/g, (rule, name: string) =>
    isUsed(name) ? rule : '',
  );
  return kept === css ? css : withoutUnused(kept);
}

/** Distances and times are the same in every theme, and no page is promised a say in them. */
function withoutFixed(css: string): string {
  const fixed = new Map<string, string>();
  const rest = css.replaceAll(
    /(--df-(?:space|motion)-[\w-]+):\s*([^;{}]+)(;|(?=\}))/g,
    (_, name, value) => {
      fixed.set(name, value.trim());
      return '';
    },
  );
  return rest.replaceAll(
    /var\((--df-(?:space|motion)-[\w-]+)\)/g,
    (use, name) => fixed.get(name) ?? use,
  );
}

/** Everything in the element is sized by its border: its first rule says so. */
const withoutRepeated = (css: string): string =>
  css.replaceAll(/(?<=[{;])box-sizing:border-box;(?=[\w-]+:)/g, '');

const focusRing =
  /(?<=^|[{}])[^{}]+:focus-visible\{(outline:2px solid [^;{}]+;outline-offset:2px)\}/g;

/** Whatever can hold the focus shows it by the same ring, which stands first: a rule may say otherwise. */
function withOneFocusRing(css: string): string {
  const ring = Array.from(css.matchAll(focusRing), ([, declarations]) => declarations)[0];
  if (ring === undefined) return css;
  return `:focus-visible{${ring}}${css.replaceAll(focusRing, '')}`;
}

const mediaBlock = /@media ?([^{]+)\{((?:[^{}]+\{[^{}]*\})*)\}/g;

/** Every condition stands once, after the rules that hold without one. */
function withOneBlockPerMedia(css: string): string {
  const blocks = new Map<string, string>();
  const rest = css.replaceAll(mediaBlock, (_, query: string, rules: string) => {
    const condition = query.replace('screen and ', '');
    blocks.set(condition, (blocks.get(condition) ?? '') + rules);
    return '';
  });
  return rest + Array.from(blocks, ([query, rules]) => `@media ${query}{${rules}}`).join('');
}

/** These faces stand beside no element: to look for one costs a step of the reader more than its name. */
const withoutAbsentFaces = (css: string): string =>
  css.replaceAll(/(['"])(?:[\w ]+ Fallback|JetBrains Mono Variable)\1,\s*/g, '');

const withoutSpaces = (css: string): string =>
  css
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .replaceAll(/(?<=[{;][\w-]+:) /g, '')
    .replaceAll(/(?<=,) /g, '')
    .replaceAll(/ \/ /g, '/')
    .replaceAll(';}', '}')
    .replaceAll(/@layer [\w-]+;/g, '')
    .trim();

const lowColours = (css: string): string =>
  css.replaceAll(/#[\dA-F]{6}\b/g, (colour) => colour.toLowerCase());

/** The script holds the sheet between double quotes: others need no escape there. */
const singleQuotes = (css: string): string =>
  css.replaceAll(/\[([\w-]+)="([a-z]+)"\]/g, '[$1=$2]').replaceAll('"', "'");

/** The style sheet of the element out of that of the player. */
export const elementStyles = (css: string): string =>
  [
    withOwnSizes,
    withoutUnused,
    withoutFixed,
    withoutRepeated,
    withoutAbsentFaces,
    lowColours,
    withoutSpaces,
    withOneFocusRing,
    withOneBlockPerMedia,
    singleQuotes,
  ].reduce((text, step) => step(text), css);

const letters = 'abcdefghijklmnopqrstuvwxyz';

const letter = (index: number): string =>
  (index < letters.length ? '' : letter(Math.floor(index / letters.length) - 1)) +
  letters[index % letters.length];

/** Gives every name of a style sheet a few letters: nothing else lives in a shadow tree. Works on the sheet and on the script alike. */
export function shortNames(css: string): (text: string) => string {
  const names = new Map<string, string>();
  for (const [name] of css.matchAll(longNames)) {
    if (!names.has(name)) names.set(name, letter(names.size));
  }
  return (text) => text.replaceAll(longNames, (name) => names.get(name) ?? name);
}
