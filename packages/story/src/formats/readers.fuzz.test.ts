import { describe, expect, test } from 'vitest';
import { parseStory } from '../schema/parseStory.ts';
import { seededRandom } from '../testing/random.ts';
import { formatsSample } from './formats.fixture.ts';
import { readInk } from './ink/readInk.ts';
import { readStories } from './readStories.ts';

/** A bounded number: the suite stays quick, and the seed makes a failure reproducible. More by hand: `FUZZ_RUNS=20000`. */
const runs = Number(process.env.FUZZ_RUNS ?? 400);

const html = `<title>x</title><script>"<tw-storydata>"</script><tw-storydata name="A" startnode="1" ifid="X" format="SugarCube" format-version="2">
<style>a{}</style><script role="script">x()</script><tw-tag name="t" color="red"></tw-tag>
<tw-passagedata pid="1" name="A &amp;lt; B" tags="t u" position="10,20" size="100,100">Go [[to|B]] &lt;&lt;link "x" "B"&gt;&gt;&lt;&lt;/link&gt;&gt; &lt;&lt;set $a to "]]"&gt;&gt;&lt;&lt;if $a is 'x' and visited() gt 1&gt;&gt;y $a&lt;&lt;else&gt;&gt;z&lt;&lt;/if&gt;&gt; <a data-passage="B">y</a></tw-passagedata>
<tw-passagedata pid="2" name="B" tags="">&lt;/tw-passagedata&gt; [[A-&gt;B-&gt;A]] [img[a|b][A]]</tw-passagedata></tw-storydata>`;
const harlowe = html
  .replace('SugarCube', 'Harlowe')
  .replace(
    'Go ',
    '(set: $a to 1)(if: $a > 1)[x](else:)[y $a](link-goto: "x", "B")(link: "y")[(goto: \'B\')][[[B]]] ',
  );
const twee = `:: StoryTitle\nA\n\n:: StoryData\n{"ifid":"X","format":"Chapbook","start":"B","tag-colors":{"a":"b"}}\n\n:: B [t \\[x\\]] {"position":"1,2"}\n{embed passage: 'B'} {reveal link: 'x', passage: 'B'}\n\\:: x\n\n${formatsSample(4)}`;
const json = `{"name":"J","startnode":"2","pid":1,"tag-colors":{"a":"b"},"script":"x","passages":[{"name":"A","pid":"1","text":"[[B]]","position":{"x":"1","y":2}},{"name":"B","pid":"2","tags":["t"],"metadata":{"position":"1,2"},"text":"x"}]}`;

const yarn = `title: A
tags: t u
position: 1,2
---
// note
Line {$x} #line:0f
<<if $x>>
    -> One <<if $y>> #line:1
        Body
        -> Deep
            <<jump B>>
        -> Deeper
    -> Two
        <<jump B>>
<<endif>>
After [[x|B]] [[B]]
=> any
<<stop>>
===
title: B
---
[wave]x[/wave] \\[ <<detour A>>
===
`;
const squiffy = `@title A
@start one
before
[[one]]:
Go [[on]](two, x=1) [[two]] {{x}} {if y:z} [look](p) [p] ![i](p)
    code()
[p]:
text
++more
x
[[two]]:
+++next
end
`;
const markdown = `---
title: A
---
# Top
Text
## <a id="a"></a>One {#b}
[to](#two) \`[x](#two)\` \\[ ![p](#two)
\`\`\`
# no heading
\`\`\`
Two
---
* [back](#a)
1. [gone](#%D0%BF%zz)
`;

const choiceScript = `*title A
*create x 1
*create name "N"
Text \${x} @{(x > 1) a|b}
*if (x > 1) and (name = "N")
  *choice
    *hide_reuse #One
      *set x +1
      *goto b
    #Two
      Body
      *page_break
      More
*elseif x < 1
  *fake_choice
    *if (x > 2) #Three
    #Four
*label b
*input_number x 1 5
*rand x 1 6
*finish
`;
const inkSample = `VAR x = 1
CONST c = 2
-> a
=== a
{x > 1: yes|no} {a|b} {&a|b} <> glue
~ x += c
* [One] {x} -> a.b
+ {x > c && not a.b} (lab) Two[.] more
  ** Deeper
  -- (gath) Merged {lab}
* -> DONE
- {x:
  - 1: one
  - else: -> a
}
= b
->-> # tag
=== function f(y)
~ return y
`;

const fragments = [
  '[[',
  ']]',
  '->',
  '<-',
  '|',
  '][',
  '<<',
  '>>',
  '(goto: "',
  '"',
  "'",
  '\\',
  '{',
  '}',
  '::',
  '\n:: ',
  '&lt;',
  '&#0;',
  '&#xD800;',
  '\u0000',
  '\uFEFF',
  '\r',
  '\u00A0',
  '\uD800',
  '<tw-passagedata ',
  '</tw-passagedata>',
  '</tw-storydata>',
  '<script>',
  '<!--',
  '-->',
  '<%',
  '%>',
  'null',
  '1e999',
  '{"toString":1}',
  '__proto__',
  '\n---\n',
  '\n===\n',
  '\n-> ',
  '\n    ',
  '\n# ',
  '](#',
  '](',
  '[[x]]:\n',
  '\n+++',
  '\n```\n',
  '\n*choice\n',
  '\n  #',
  '\n* ',
  '\n- ',
  '\n~ ',
  '(if: $a)[',
  '<<if $a>>',
  '<<else>>',
  '[if x]\n',
  '{if a:',
];

function mutate(text: string, random: () => number): string {
  const at = () => Math.floor(random() * (text.length + 1));
  const changes = 1 + Math.floor(random() * 6);
  let result = text;
  for (let change = 0; change < changes; change += 1) {
    const start = at();
    const length = Math.floor(random() * random() * 80);
    const inserted =
      random() < 0.3
        ? result.slice(start, start + length).repeat(2)
        : (fragments[Math.floor(random() * fragments.length)] ?? '');
    result =
      result.slice(0, start) + inserted + result.slice(start + (random() < 0.5 ? length : 0));
  }
  return result;
}

describe.each([
  ['Twine HTML', html],
  ['Harlowe', harlowe],
  ['Twee', twee],
  ['JSON', json],
  ['Yarn', yarn],
  ['Squiffy', squiffy],
  ['Markdown', markdown],
  ['ChoiceScript', choiceScript],
  ['ink', inkSample],
])('I11: %s', (format, sample) => {
  test('mutated input gives a valid story or a problem', () => {
    const random = seededRandom(20);
    let stories = 0;
    // The parser of inkjs is slow and refuses most of what was mutated.
    const share = format === 'ink' ? 4 : 1;
    for (let run = 0; run < runs / share; run += 1) {
      const text = mutate(sample, random);
      const result = readStories([{ name: format === 'ink' ? 'x.ink' : 'x', text }], { readInk });
      if (!result.ok) continue;
      for (const { story } of result.value) {
        const parsed = parseStory(JSON.parse(JSON.stringify(story)));
        if (!parsed.ok)
          throw new Error(`${JSON.stringify(parsed.error)} in ${JSON.stringify(text)}`);
        stories += 1;
      }
    }
    expect(stories).toBeGreaterThan(format === 'ink' ? 0 : runs / 20);
  }, 600_000);
});
