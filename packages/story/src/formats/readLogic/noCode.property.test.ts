import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { playView } from '../../play/playView.ts';
import { startPlayAt } from '../../play/startPlayAt.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { readInk } from '../ink/index.ts';
import { readStories } from '../readStories.ts';

const words = ['Anna', 'goes on.', 'A lamp', '«Да»', '\n', ' ', '. '];

/** Code of each format, whole and cut short in no place, between words. */
const dialects: Record<
  string,
  { code: readonly string[]; file: (text: string) => string; name?: string }
> = {
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
      '<<for _i to 0; _i lt 3; _i++>>x _i<</for>>',
      '__under__ ^^up^^ ==gone==',
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
      '(for: each _i, "a", "b")[_i]',
      '(align: "=><=")+(box: "X")[y]',
      '~~low~~ ^^up^^',
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
      '\n=> said <<if $gold > 1>>\n',
      '\n-> <<if $gold > 5>> odd\n    <<jump B>>\n',
      '\n<<jump {$gold}>>\n',
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
  Chapbook: {
    code: [
      '\n[if gold > 3]\nrich\n[continue]\n',
      '\n[if list.includes("x")]\nhas\n[else]\nnot\n[continue]\n',
      '\n[align center]\nx\n[continue]\n',
      '\n[JavaScript]\nvar a = 1;\n[continue]\n',
      '{gold}',
      '{list.length}',
      "{embed image: 'x.png'}",
      "{reveal link: 'go', passage: 'B'}",
      '\n[[on->B]]\n',
      '\n[note]\nvar a\n[continue]\n',
    ],
    file: (text) =>
      `:: StoryData\n{"format":"Chapbook"}\n\n:: Start\ngold: 5\nlist: [1, 2]\n--\n${text}\n\n:: B\nEnd`,
  },
  ink: {
    name: 'game.ink',
    code: [
      '\n~ gold = gold - 1\n',
      '{gold}',
      '{gold > 3: rich | poor}',
      '{&a|b}',
      '{!a|b}',
      '{~a|b}',
      '\n{ gold:\n- 1: one\n- else: many\n}\n',
      '\n// note\n',
      '\n/* note */\n',
      '\nTODO: later\n',
      ' # tag',
      '\n* {gold > 1} [on] -> B\n',
      '\n+ (again) on[ now]\n~ gold = 0\n-> B\n',
      '\n- \n',
      '\n{ go() }\n',
    ],
    file: (text) =>
      `VAR gold = 5\nEXTERNAL go()\n-> Start\n== Start\nx\n${text}\n-> B\n== function go()\n~ return 1\n== B\nEnd\n-> END`,
  },
  ChoiceScript: {
    name: 'startup.txt',
    code: [
      '\n*set gold 5\n',
      '\n*set gold -1\n',
      '\n*if gold > 3\n  rich\n*else\n  poor\n',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a value in ChoiceScript.
      '${gold}',
      '$!{gold}',
      '@{(gold > 1) rich|poor}',
      '\n*comment var a\n',
      '\n*stat_chart\n  percent gold Gold\n',
      '\n*image x.png\n',
      '\n*input_text who\n',
      '\n*rand gold 1 6\n',
      '[b]loud[/b]',
      '\n*page_break\n',
      '\n*label here\n',
      '\n*choice\n  *if (gold > 1) #on\n    *set gold 0\n    *goto b\n  #off\n    *goto b\n',
    ],
    file: (text) =>
      `*title A\n*create gold 5\n*create who "x"\nx\n${text}\n*goto b\n*label b\nEnd\n*finish`,
  },
};

/** What only code has: signs of commands, names with a sign, calls, and braces that nothing was put into. */
const code =
  /\b_i\b|__|\^\^|~~|==|\+|<<|>>|\$!?[a-z{]|\(\w[\w-]*:|[{}]|<\/?[a-z]|@set|@\{|\bvar a\b|\bcode\(\)|\/\*|-->|\/\/ |=>|\|\w+>|^ *[*~#][a-z (]|\[\/?(?:b|if|else|align|continue|note|JavaScript)\b|TODO:|\bgold\b|^ *-> /m;

const shownIn = (story: StoryDocument): string[] =>
  story.nodes.flatMap(({ id }) => {
    const view = playView(story, startPlayAt(story, { nodeId: id }));
    return view
      ? [view.node.title, view.node.content, ...view.choices.map(({ text }) => text)]
      : [];
  });

describe.each(Object.entries(dialects))(
  'I25: %s',
  (_name, { code: pieces, file, name = 'game' }) => {
    test('readers never see code', () => {
      const piece = fc.constantFrom(...pieces, ...words);
      fc.assert(
        fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (parts) => {
          const result = readStories([{ name, text: file(parts.join('')) }], { readInk });
          if (!result.ok) throw new Error(result.error.code);
          for (const { story } of result.value) {
            for (const text of shownIn(story)) expect(text).not.toMatch(code);
          }
        }),
        { numRuns: runs(200) },
      );
    });
  },
);
