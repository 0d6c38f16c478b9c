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
const between = `[^()"'\\n]{0,100}`;
const harloweStrings = new RegExp(
  `${between}(${string})${between}(?:(${string})${between})?\\)`,
  'y',
);

const harloweHook = new RegExp(
  `\\(link[a-z-]{0,20}:\\s{0,100}(${string})\\s{0,100}\\)\\[([^\\[\\]]{0,500})\\]`,
  'iy',
);
const harloweJump = new RegExp(`\\(go-?to:\\s{0,100}(${string})\\s{0,100}\\)`, 'i');

/** `(link: "words")[(go-to: "target")]`: the hook's other text stays after the words. */
function readHarloweHook(
  text: string,
  at: number,
): { shown: string; link: Link; end: number } | null {
  harloweHook.lastIndex = at;
  const [whole = '', label = '', hook = ''] = harloweHook.exec(text) ?? [];
  const jump = harloweJump.exec(hook);
  if (!jump) return null;
  const words = label.slice(1, -1);
  return {
    link: { label: words, target: (jump[1] ?? '').slice(1, -1).trim() },
    shown: words + hook.replace(jump[0], ''),
    end: at + whole.length,
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
  const target = (second ?? first).trim();
  // A jump without words of its own stays visible; one with words leaves them in the sentence.
  if (key === 'goto') return macro(shown, text.slice(at, end), end, { label: target, target });
  return macro(shown, key.startsWith('link') ? first : text.slice(at, end), end, {
    label: first,
    target,
  });
};
