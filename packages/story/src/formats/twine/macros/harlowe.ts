import { type Link, type MacroReader, macro, string, stringsIn } from '../textPart.ts';

/** Names of Harlowe are the same with and without hyphens, and in any case. */
const harloweName = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');
const harloweLinks = new Set([
  'linkgoto',
  'linkrevealgoto',
  'clickgoto',
  'mouseovergoto',
  'mouseoutgoto',
  'goto',
  'cyclinglinkgoto',
]);
const harloweCall = /\(([A-Za-z][\w-]{0,60}):/y;
/** Arguments with one or two strings; others, such as a hook's name, may stand before and after them. */
const between = `[^()"']{0,100}`;
const harloweStrings = new RegExp(
  `${between}(${string})${between}(?:(${string})${between})?\\)`,
  'y',
);

const harloweHook = new RegExp(
  `\\(link[a-z-]{0,20}:\\s{0,100}(${string})\\s{0,100}\\)\\s{0,20}\\[`,
  'iy',
);
const longestHook = 1000;

/** Where the hook ends whose bracket was opened before an offset; -1 if it does not. */
function hookEnd(text: string, opened: number): number {
  let depth = 1;
  for (let at = opened; at < Math.min(text.length, opened + longestHook); at += 1) {
    if (text[at] === '[') depth += 1;
    else if (text[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
const harloweJump = new RegExp(`\\(go-?to:\\s{0,100}(${string})\\s{0,100}\\)`, 'i');

/** The variable of `(link-goto: "words", $where)`. */
const computedTarget = /["']\s{0,20},\s{0,20}([$_]\w{1,100})[^"']{0,100}$/;

/** `(link: "words")[(go-to: "target")]`: the hook's other text stays after the words. */
function readHarloweHook(
  text: string,
  at: number,
): { shown: string; link: Link; end: number } | null {
  harloweHook.lastIndex = at;
  const [whole, label = ''] = harloweHook.exec(text) ?? [];
  if (whole === undefined) return null;
  const opened = at + whole.length;
  const end = hookEnd(text, opened);
  const hook = end === -1 ? '' : text.slice(opened, end);
  const jump = harloweJump.exec(hook);
  // A hook with links in brackets has more ways than this one.
  if (!jump || hook.includes('[[')) return null;
  const words = label.slice(1, -1);
  return {
    link: { label: words, target: (jump[1] ?? '').slice(1, -1).trim() },
    shown: words + hook.replace(jump[0], ''),
    end: end + 1,
  };
}

export const readHarlowe: MacroReader = (text) => (at) => {
  if (text[at] !== '(') return null;
  harloweCall.lastIndex = at;
  const name = harloweCall.exec(text)?.[1];
  if (name === undefined) return null;
  const opened = harloweCall.lastIndex;
  const hook = readHarloweHook(text, at);
  if (hook) return macro(`(${name}:)`, hook.shown, hook.end, hook.link);
  const key = harloweName(name);
  const shown = `(${name}:)`;
  harloweStrings.lastIndex = opened;
  const call = harloweLinks.has(key) ? harloweStrings.exec(text) : null;
  if (!call) return macro(shown, text.slice(at, opened), opened);
  const end = harloweStrings.lastIndex;
  const [first = '', second] = stringsIn(text.slice(opened, end));
  const [, computed] = computedTarget.exec(text.slice(opened, end)) ?? [];
  const target = second ?? (key.startsWith('link') ? computed : undefined) ?? first;
  // A jump without words of its own stays visible; one with words leaves them in the sentence.
  if (key === 'goto')
    return macro(shown, text.slice(at, end), end, {
      label: target.trim(),
      target: target.trim(),
    });
  return macro(shown, key.startsWith('link') ? first : text.slice(at, end), end, {
    label: first,
    target: target.trim(),
  });
};
