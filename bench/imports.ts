import { readStories, type SourceFile } from '@dreamfork/story/formats';
import { readInk } from '@dreamfork/story/ink';
import { generateStory } from '@dreamfork/story/testing';
import { limitRow, type Row } from './report.ts';

const bytes = 10 * 1024 * 1024;
const passages = 4000;
const longest = 5000;

type Format = {
  file: string;
  head?: string;
  /** A passage with a name and words of its own, which changes a variable, asks for it and leads to another one. */
  passage: (name: string, next: string, words: string) => string;
  foot?: string;
};

const formats: Readonly<Record<string, Format>> = {
  'Twee of SugarCube': {
    file: 'a.twee',
    head: ':: StoryData\n{"format":"SugarCube"}\n\n:: StoryInit\n<<set $gold to 5>>\n\n',
    passage: (name, next, words) =>
      `:: ${name}\n${words}\n<<set $gold += 1>><<if $gold gt 3>>[[On->${next}]]<</if>>\n[[Wait->${next}]]\n\n`,
  },
  'an archive of Harlowe': {
    file: 'a.html',
    head: '<tw-storydata name="A" startnode="1" format="Harlowe">',
    passage: (name, next, words) =>
      `<tw-passagedata pid="${name.slice(1)}" name="${name}">${words}\n(set: $gold to 5)(if: $gold &gt; 3)[[[On-&gt;${next}]]]\n[[Wait-&gt;${next}]]</tw-passagedata>`,
    foot: '</tw-storydata>',
  },
  Yarn: {
    file: 'a.yarn',
    passage: (name, next, words) =>
      `title: ${name}\n---\n${words}\n<<set $gold = $gold + 1>>\n-> On <<if $gold > 3>>\n    <<jump ${next}>>\n-> Wait\n    <<jump ${next}>>\n===\n`,
  },
  ink: {
    file: 'a.ink',
    head: 'VAR gold = 5\n-> p1\n',
    passage: (name, next, words) =>
      `=== ${name}\n${words}\n~ gold = gold + 1\n* {gold > 3} [On] -> ${next}\n+ [Wait] -> ${next}\n`,
  },
  ChoiceScript: {
    file: 'startup.txt',
    head: '*title A\n*create gold 5\n',
    passage: (name, next, words) =>
      `*label ${name}\n${words}\n*set gold +1\n*choice\n  *if (gold > 3) #On\n    *goto ${next}\n  #Wait\n    *goto ${next}\n`,
  },
  Squiffy: {
    file: 'a.squiffy',
    passage: (name, next, words) => `[[${name}]]:\n@set gold = 5\n${words}\n[[On]](${next})\n\n`,
  },
  Markdown: {
    file: 'a.md',
    head: '# A\n\n',
    passage: (name, next, words) => `## ${name}\n\n${words}\n\n- [On](#${next})\n\n`,
  },
};

function fileOf(
  { file, head = '', passage, foot = '' }: Format,
  words: readonly string[],
): SourceFile {
  const body = Array.from({ length: passages }, (_, index) => {
    const next = index + 1 === passages ? 1 : index + 2;
    return passage(`p${index + 1}`, `p${next}`, words[index % words.length] ?? '');
  });
  return { name: file, text: head + body.join('') + foot };
}

/** How long a file of 10 MB with logic is read, format by format. */
export async function benchImports(): Promise<Row[]> {
  const prose = generateStory(100).nodes.map(({ content }) => content.replaceAll('\n', ' '));
  const words = prose.map((text) =>
    text.repeat(Math.ceil(bytes / passages / Buffer.byteLength(text))),
  );
  return Object.entries(formats).map(([name, format]) => {
    const source = fileOf(format, words);
    const begun = performance.now();
    const result = readStories([source], { readInk });
    const took = performance.now() - begun;
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error).slice(0, 400)}`);
    const nodes = result.value[0]?.story.nodes.length ?? 0;
    if (nodes < passages) throw new Error(`${name}: ${nodes} nodes were read of ${passages}.`);
    return limitRow(`reading 10 MB of ${name}`, took, 'ms', longest);
  });
}
