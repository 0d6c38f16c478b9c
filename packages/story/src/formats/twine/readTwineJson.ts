import { takeStoryData } from './readTwee.ts';
import {
  emptyTwineStory,
  passagesMaximum,
  readPosition,
  type TwineStory,
  textOf,
  wordsOf,
} from './twineStory.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const tagsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : wordsOf(textOf(value));

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
};

/** Whether the texts have entities for signs, as Twison writes them, and no sign of its own. */
const areEscaped = (passages: readonly Record<string, unknown>[]): boolean =>
  passages.some(({ links, text }) => Array.isArray(links) || textOf(text).includes('-&gt;')) &&
  !passages.some(({ text }) => /[<>]/.test(textOf(text)));

/** The text of a passage; a link that the text does not have is written below it. */
function textIn({ text, links }: Record<string, unknown>, isEscaped: boolean): string {
  const plain = isEscaped
    ? textOf(text).replaceAll(
        /&(lt|gt|quot|#39|amp);/g,
        (all, name: string) => entities[name] ?? all,
      )
    : textOf(text);
  const linkParts = (Array.isArray(links) ? links : []).map(record).flatMap(({ name, link }) => {
    const target = textOf(link) || textOf(name);
    return target === '' || plain.includes(target) ? [] : [`[[${textOf(name)}->${target}]]`];
  });
  return [plain, ...linkParts].join('\n');
}

/** Reads the JSON of a Twine 2 story, also as Twison writes it; null if it holds no passages. */
export function readTwineJson(input: unknown): TwineStory | null {
  const data = record(input);
  if (!Array.isArray(data.passages) || Array.isArray(data.nodes)) return null;
  const story = emptyTwineStory();
  takeStoryData(story, data);
  story.name = textOf(data.name);
  for (const [name, list] of [
    ['script', story.scripts],
    ['style', story.styles],
  ] as const) {
    if (textOf(data[name]).trim()) list.push({ name: '', text: textOf(data[name]) });
  }
  const passages = data.passages.slice(0, passagesMaximum + 1).map(record);
  const isEscaped = areEscaped(passages);
  for (const passage of passages) {
    if (textOf(data.startnode) !== '' && textOf(passage.pid) === textOf(data.startnode)) {
      story.start ??= story.passages.length;
    }
    const position = readPosition(record(passage.metadata).position ?? passage.position);
    story.passages.push({
      name: textOf(passage.name),
      tags: tagsOf(passage.tags),
      text: textIn(passage, isEscaped),
      ...(position ? { position } : {}),
    });
  }
  return story;
}
