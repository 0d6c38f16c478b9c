import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { playView } from '../../play/playView.ts';
import { startPlayAt } from '../../play/startPlayAt.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { readStories } from '../readStories.ts';

const words = ['Anna', 'goes on.', 'A lamp', '«Да»', '\n', ' ', '. '];

/** Code of each format, whole and cut short in no place, between words. */
const dialects: Record<string, { code: readonly string[]; file: (text: string) => string }> = {
  SugarCube: {
    code: [
      '<<set $gold to 5>>',
      '<<set $list to [1, 2]>>',
      '<<if $gold gt 3>>rich<<else>>poor<</if>>',
      '<<if $list.includes("x")>>has<</if>>',
      '<<print $gold + 1>>',
      '$gold',
      '$list[0].name',
      '<<run setup.go()>>',
      '<<link "go" "B">><<set $gold -= 1>><</link>>',
      '[[on|B][$gold += 1]]',
      '<<for _i to 0; _i lt 3; _i++>>x<</for>>',
      '<<script>>var a = 1;<</script>>',
      '/* note */',
      '<div class="box">x</div>',
      '<!-- note -->',
    ],
    file: (text) => `:: StoryData\n{"format":"SugarCube"}\n\n:: Start\n${text}\n\n:: B\nEnd`,
  },
  Harlowe: {
    code: [
      '(set: $gold to 5)',
      '(set: $list to (a: 1, 2))',
      '(if: $gold > 3)[rich](else:)[poor]',
      '(if: $list contains 1)[has]',
      '(print: $gold + 1)',
      '$gold',
      '(text-style: "bold")[loud]',
      '(link: "go")[(set: $gold to it - 1)(go-to: "B")]',
      '(live: 2s)[x(stop:)]',
      '<script>var a = [1];</script>',
      '|name>[hook]',
    ],
    file: (text) => `:: StoryData\n{"format":"Harlowe"}\n\n:: Start\n${text}\n\n:: B\nEnd`,
  },
  Yarn: {
    code: [
      '\n<<set $gold to 5>>\n',
      '\n<<if $gold > 3>>\nrich\n<<else>>\npoor\n<<endif>>\n',
      '{$gold}',
      '{format_number($gold)}',
      '[wave]x[/wave]',
      '\n<<play_music "x">>\n',
      '\n-> on <<if $gold > 1>>\n    <<jump B>>\n',
      '\n// note\n',
    ],
    file: (text) => `title: Start\n---\n${text}\n===\ntitle: B\n---\nEnd\n===\n`,
  },
  Squiffy: {
    code: [
      '\n@set gold = 5\n',
      '{gold}',
      '{if gold>3:rich}',
      '{rotate:a|b}',
      '\n    code();\n',
      '[[on]](B, gold-=1)',
    ],
    file: (text) => `[[Start]]:\n${text}\n[[B]]:\nEnd`,
  },
};

/** What only code has: signs of commands, names with a sign, calls, and braces that nothing was put into. */
const code =
  /<<|>>|\$[a-z]|\(\w[\w-]*:|[{}]|<\/?[a-z]|@set|\bvar a\b|\bcode\(\)|\/\*|-->|\/\/ |=>|\|\w+>/;

const shownIn = (story: StoryDocument): string[] =>
  story.nodes.flatMap(({ id }) => {
    const view = playView(story, startPlayAt(story, { nodeId: id }));
    return view
      ? [view.node.title, view.node.content, ...view.choices.map(({ text }) => text)]
      : [];
  });

describe.each(Object.entries(dialects))('I25: %s', (_name, { code: pieces, file }) => {
  test('readers never see code', () => {
    const piece = fc.constantFrom(...pieces, ...words);
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (parts) => {
        const result = readStories([{ name: 'game', text: file(parts.join('')) }]);
        if (!result.ok) throw new Error(result.error.code);
        for (const { story } of result.value) {
          for (const text of shownIn(story)) expect(text).not.toMatch(code);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
