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
  for (const item of data.passages.slice(0, passagesMaximum + 1)) {
    const passage = record(item);
    if (textOf(data.startnode) !== '' && textOf(passage.pid) === textOf(data.startnode)) {
      story.start ??= story.passages.length;
    }
    const position = readPosition(record(passage.metadata).position ?? passage.position);
    story.passages.push({
      name: textOf(passage.name),
      tags: tagsOf(passage.tags),
      text: textOf(passage.text),
      ...(position ? { position } : {}),
    });
  }
  return story;
}
