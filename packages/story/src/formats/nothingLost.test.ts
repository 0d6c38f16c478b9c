import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import type { StoryDocument } from '../schema/document.ts';
import { escapeHtml } from './escapeHtml.ts';
import { readInk } from './ink/index.ts';
import { readStories } from './readStories.ts';
import type { ReadStory, ReportCode } from './report.ts';

/**
 * What a piece of a file is: a link, code that comes over, code that stays behind as a remark, a comment, a link to
 * another site. Each has its number as a mark to be found by.
 */
type Kind = 'link' | 'said' | 'left' | 'comment' | 'outside';
type Piece = { kind: Kind; write: (mark: string) => string };
type Format = {
  pieces: readonly Piece[];
  /** The file of passages, the first of which is the start; `End` is another one. */
  write: (passages: readonly { name: string; text: string }[]) => string;
  name?: string;
  separator?: string;
  /** What the file has around the pieces: the link to its first passage, a declaration that stays behind. */
  around?: { links: number; left: number };
};

const piece = (kind: Kind, write: (mark: string) => string): Piece => ({ kind, write });

const links = [
  piece('link', (mark) => `[[to ${mark}->End]]`),
  piece('link', (mark) => `word [[End<-${mark}]] word`),
  piece('link', (mark) => `[[${mark}|Gone]]`),
  piece('link', (mark) => `<a data-passage="End">${mark}</a>`),
  piece('outside', (mark) => `[[${mark}->https://example.org/${mark}]]`),
  piece('comment', (mark) => `<!-- ${mark} [[no->End]] -->`),
  piece('left', (mark) => `<!-- ${mark} [[no->End]]`),
  piece('left', (mark) => `<script>go("${mark}", [[1]])</script>`),
];

const harlowe = [
  ...links,
  piece('link', (mark) => `(link-goto: "${mark}", "End")`),
  piece('link', (mark) => `(link-goto: "${mark}", (either: "End", "Start"))`),
  piece('link', (mark) => `(link: "${mark}")[(set: $a to 1)(go-to: "End")]`),
  piece('said', (mark) => `(set: $${mark} to 5)`),
  piece('said', (mark) => `{\n  (set: $${mark} to 5)\n  text\n}`),
  piece('left', (mark) => `(alert: "${mark}")`),
  piece('said', (mark) => `(if: $${mark} > 2)[rich]`),
  piece('said', (mark) => `(print: $${mark} + 1)`),
  piece('left', (mark) => `(enchant: ?${mark}, (text-style: "bold"))`),
  piece('left', (mark) => `(set: $b to (dm: "${mark}", 1))`),
];

const sugarcube = [
  ...links,
  piece('link', (mark) => `<<link "${mark}" "End">><</link>>`),
  piece('link', (mark) => `<<button "${mark}">><<goto "End">><</button>>`),
  piece('link', (mark) => `[[${mark}|End][$paid to true]]`),
  piece('link', (mark) => `[img[${mark}.png][End][$paid to true]]`),
  piece('link', (mark) => `<a data-passage="End" data-setter="$paid to true">${mark}</a>`),
  piece('link', (mark) => `<<link \`"${mark} " + $paid\` "End">><</link>>`),
  piece('said', (mark) => `<<set $${mark} to 5>>`),
  piece('said', (mark) => `<<if $${mark} gt 2>>rich<</if>>`),
  piece('said', (mark) => `<<print $${mark} + 1>>`),
  piece('left', (mark) => `<<audio "${mark}" play>>`),
  piece('left', (mark) => `@@.${mark};text@@`),
  piece('left', (mark) => `<<run window.${mark}()>>`),
];

const chapbook = [
  ...links,
  piece('link', (mark) => `{reveal link: '${mark}', passage: 'End'}`),
  piece('said', (mark) => `[if ${mark} > 2]\nrich\n[continue]`),
  piece('said', (mark) => `{${mark}}`),
  piece('left', (mark) => `{embed image: '${mark}'}`),
  piece('left', (mark) => `[align center ${mark}]\ntext\n[continue]`),
];

const snowman = [...links, piece('left', (mark) => `<% s.${mark} = 1 %>`)];

const header = (format: string) =>
  format === '' ? '' : `:: StoryData\n{"format":"${format}"}\n\n`;
const twee =
  (format: string): Format['write'] =>
  (passages) =>
    header(format) + passages.map(({ name, text }) => `:: ${name}\n${text}\n`).join('\n');

const archive =
  (format: string): Format['write'] =>
  (passages) =>
    `<tw-storydata name="A" startnode="1" format="${format}">${passages
      .map(
        ({ name, text }, at) =>
          `<tw-passagedata pid="${at + 1}" name="${name}">${escapeHtml(text)}</tw-passagedata>`,
      )
      .join('')}</tw-storydata>`;

/** The lines of a text, choices after all others. */
const choicesLast = (text: string, choice: RegExp): string[] => {
  const lines = text.split('\n').filter((line) => line !== '');
  return [
    ...lines.filter((line) => !choice.test(line)),
    ...lines.filter((line) => choice.test(line)),
  ];
};

const formats: Readonly<Record<string, Format>> = {
  'Twee of Harlowe': { pieces: harlowe, write: twee('Harlowe') },
  'Twee of SugarCube': { pieces: sugarcube, write: twee('SugarCube') },
  'Twee of Chapbook': { pieces: chapbook, write: twee('Chapbook') },
  'Twee of Snowman': { pieces: snowman, write: twee('Snowman') },
  'Twee that names no format, of Harlowe': { pieces: harlowe, write: twee('') },
  'Twee that names no format, of SugarCube': { pieces: sugarcube, write: twee('') },
  'Twee that names no format, of Snowman': { pieces: snowman, write: twee('') },
  'an archive of Harlowe': { pieces: harlowe, write: archive('Harlowe') },
  'an archive of SugarCube': { pieces: sugarcube, write: archive('SugarCube') },
  'Twison of SugarCube': {
    pieces: sugarcube,
    write: (passages) =>
      JSON.stringify({
        name: 'A',
        passages: passages.map(({ name, text }) => ({ name, text: escapeHtml(text), links: [] })),
      }),
  },
  Yarn: {
    pieces: [
      piece('link', (mark) => `-> ${mark}\n    <<jump End>>`),
      piece('said', (mark) => `<<set $${mark} to 5>>`),
      piece('said', (mark) => `<<if $${mark} > 2>>\nrich\n<<endif>>`),
      piece('said', (mark) => `Gold: {$${mark}}`),
      piece('left', (mark) => `<<play_${mark} "x">>`),
      piece('comment', (mark) => `text // ${mark}`),
    ],
    write: (passages) =>
      passages.map(({ name, text }) => `title: ${name}\n---\n${text}\n===`).join('\n'),
  },
  Squiffy: {
    pieces: [
      piece('link', (mark) => `[[${mark}]](End)`),
      piece('link', (mark) => `[[${mark}]](End, paid=1)`),
      piece('link', (mark) => `[[${mark}]](Gone)`),
      piece('said', (mark) => `@set ${mark} = 5`),
      piece('said', (mark) => `{if ${mark}>2:rich}`),
      piece('said', (mark) => `{${mark}}`),
      piece('left', (mark) => `    go("${mark}")`),
      piece('left', (mark) => `{{embed "${mark}"}}`),
    ],
    write: (passages) => passages.map(({ name, text }) => `[[${name}]]:\n${text}\n`).join('\n'),
  },
  Markdown: {
    name: 'a.md',
    separator: '\n\n',
    pieces: [
      piece('link', (mark) => `- [${mark}](#end)`),
      piece('link', (mark) => `word [${mark}](#end) word`),
      piece('link', (mark) => `- [${mark}](#gone)`),
    ],
    write: (passages) => passages.map(({ name, text }) => `## ${name}\n\n${text}\n`).join('\n'),
  },
  ink: {
    name: 'a.ink',
    around: { links: 1, left: 1 },
    pieces: [
      piece('link', (mark) => `+ [${mark}] -> End`),
      piece('link', (mark) => `+ to ${mark} -> End`),
      piece('link', (mark) => `* {gold > 1} [${mark}] -> End`),
      piece('said', (mark) => `~ name = "${mark}"`),
      piece('said', (mark) => `{gold > 2: rich ${mark}}`),
      piece('said', (mark) => `word {name} ${mark}`),
      piece('left', (mark) => `~ go("${mark}")`),
    ],
    write: (passages) =>
      `VAR gold = 5\nVAR name = ""\nEXTERNAL go(x)\n-> Start\n${passages
        .map(({ name, text }) => `=== ${name}\n${choicesLast(text, /^[+*]/).join('\n')}\n`)
        .join('\n')}`,
  },
  ChoiceScript: {
    name: 'startup.txt',
    around: { links: 1, left: 0 },
    pieces: [
      piece('link', (mark) => `#${mark}`),
      piece('link', (mark) => `#to ${mark} here`),
      piece('said', (mark) => `*set name "${mark}"`),
      piece('said', (mark) => `*if gold > 2\n  rich ${mark}`),
      piece('said', (mark) => `word \${name} ${mark}`),
      piece('left', (mark) => `*image ${mark}.png`),
      piece('left', (mark) => `*stat_chart\n  percent gold ${mark}`),
      piece('comment', (mark) => `*comment ${mark}`),
    ],
    write: (passages) =>
      `*title A\n*create gold 5\n*create name "x"\n*goto Start\n${passages
        .map(({ name, text }) => {
          const lines = choicesLast(text, /^#/).map((line) =>
            line.startsWith('#') ? `  ${line}\n    *goto End` : line,
          );
          const at = lines.findIndex((line) => line.startsWith('  #'));
          if (at >= 0) lines.splice(at, 0, '*choice');
          else lines.push('*finish');
          return `*label ${name}\n${lines.join('\n')}\n`;
        })
        .join('\n')}`,
  },
};

const countOf = ({ report }: ReadStory, code: ReportCode): number =>
  [...report.simplified, ...report.broken]
    .filter((note) => note.code === code)
    .reduce((sum, { count }) => sum + count, 0);

/** The links that readers have: each choice, and each connection that no choice follows. */
function linksOf({ nodes, connections }: StoryDocument): number {
  const choices = nodes.flatMap((node) => node.choices);
  const followed = new Set(choices.map(({ connectionId }) => connectionId));
  return choices.length + connections.filter(({ id }) => !followed.has(id)).length;
}

const shownText = ({ nodes }: StoryDocument): string =>
  JSON.stringify(
    nodes.map(({ title, content, choices }) => [title, content, choices.map(({ text }) => text)]),
  );

describe.each(Object.entries(formats))('I10, I25: %s', (_name, format) => {
  const { pieces, write, name = 'a', separator = '\n', around = { links: 0, left: 0 } } = format;
  const chosen = fc.array(fc.nat(pieces.length - 1), { minLength: 1, maxLength: 6 });

  test('every link, every code and every comment comes over or is named', () => {
    fc.assert(
      fc.property(chosen, chosen, (first, second) => {
        let number = 0;
        const used = [first, second].map((places) =>
          places.map((place) => {
            number += 1;
            const { kind, write: text } = pieces[place] as Piece;
            const mark = `m${number}x`;
            return { kind, mark, text: text(mark) };
          }),
        );
        const [start = '', other = ''] = used.map((each) =>
          ['Here.', ...each.map(({ text }) => text), ''].join(separator),
        );
        const file = write([
          { name: 'Start', text: start },
          { name: 'Other', text: other },
          { name: 'End', text: 'The end.' },
        ]);
        const result = readStories([{ name, text: file }], { readInk });
        if (!result.ok) throw new Error(result.error.code);
        const [read] = result.value;
        if (!read) throw new Error('There is no story.');
        const all = used.flat();
        // A comment that nothing closes ends where another one is closed.
        fc.pre(!/<!--(?:(?!-->)[\s\S])*<!--[\s\S]*-->/.test(start + other));
        const marksOf = (kind: Kind) =>
          all.filter((each) => each.kind === kind).map(({ mark }) => mark);
        const { notes, ...rest } = read.story;
        const [remarks, story, shown] = [
          JSON.stringify(notes),
          JSON.stringify(rest),
          shownText(read.story),
        ];
        expect({
          links: linksOf(read.story),
          left: countOf(read, 'macro'),
          comments: countOf(read, 'comment'),
          outside: countOf(read, 'link-outside'),
        }).toEqual({
          links: marksOf('link').length + around.links,
          left: marksOf('left').length + around.left,
          comments: marksOf('comment').length,
          outside: marksOf('outside').length,
        });
        for (const mark of [...marksOf('link'), ...marksOf('said'), ...marksOf('outside')]) {
          expect(story).toContain(mark);
        }
        for (const mark of marksOf('left')) {
          expect(remarks).toContain(mark);
          expect(shown).not.toContain(mark);
        }
        for (const mark of marksOf('comment')) expect(shown).not.toContain(mark);
        expect(shown).not.toMatch(/<<|%>|\((?:set|if|link)|@set|@@|\$\w/);
      }),
      { numRuns: runs(150) },
    );
  });
});
