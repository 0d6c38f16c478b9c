import type { Dialect } from './macros/macroReaders.ts';
import type { TwineStory } from './twineStory.ts';

const named = ['harlowe', 'sugarcube', 'chapbook', 'snowman'] as const;

/** Macros of Harlowe that nobody writes in a sentence, and any whose values begin as code does. */
const harloweNames = [
  'set|put|move|if|unless|else-?if|else|for|loop|either|cond|display|print|verbatim(?:-print)?|a|array|dm|datamap|ds|dataset',
  'link(?:-[a-z-]{1,20})?|go-?to|goto-url|open-url|click(?:-[a-z-]{1,20})?|mouse(?:over|out)(?:-[a-z-]{1,20})?|undo|restart|reload',
  'cycling-link|seq-link|dropdown|checkbox(?:-[a-z-]{1,20})?|input(?:-box)?|force-[a-z-]{1,20}|alert|prompt|confirm|dialog',
  'text-?[a-z-]{4,20}|(?:char|line|link|hover)-style|background|bg|align|enchant(?:-in)?|transition[a-z-]{0,20}|t8n[a-z-]{0,20}|columns',
  'live|stop|event|replace|append|prepend|show|hidden|rerun|redirect|save-game|load-game|saved-games|history|visits?|random',
].join('|');
const harlowe = new RegExp(
  `\\((?:(?:${harloweNames}):|[a-z][a-z0-9-]{0,30}:\\s{0,10}(?:[$_?][a-z]|2?bind\\s|each\\s))`,
  'gi',
);

/** What only one story format writes. */
const signs: readonly (readonly [Dialect, RegExp])[] = [
  ['harlowe', harlowe],
  ['sugarcube', /<<\s{0,20}\/?[A-Za-z_$=-]/g],
  ['snowman', /<%/g],
  [
    'chapbook',
    /^\[(?:if|unless|else|cont(?:inue|inued|'d)?|align|append|after|note|javascript|css)\b[^[\]\n]{0,300}\][^\S\n]*$|\{(?:embed (?:passage|image|flickr|unsplash|youtube|ambient|sound effect)|reveal link|back link|restart link|cycling link|dropdown menu|text input|link to)\b|^--$/gm,
  ],
];

/**
 * The dialect of a story: that of the format it names, else the one whose signs it has most of. `plain` has none, and
 * is that of Twine 1.
 */
export function dialectOf({ format, passages }: Pick<TwineStory, 'format' | 'passages'>): Dialect {
  const name = format.toLowerCase();
  const own = named.find((dialect) => name.includes(dialect));
  if (own) return own;
  let best: Dialect = 'plain';
  let most = 0;
  for (const [dialect, sign] of signs) {
    const count = passages.reduce((sum, { text }) => sum + (text.match(sign)?.length ?? 0), 0);
    if (count <= most) continue;
    best = dialect;
    most = count;
  }
  return best;
}
