import { expect } from 'vitest';
import { parseStory } from '../schema/parseStory.ts';
import { readStories } from './readStories.ts';
import type { ReadStory } from './report.ts';

/** The story of a file, a valid document. */
export function read(text: string, name = 'game.html'): ReadStory {
  const result = readStories([{ name, text }]);
  if (!result.ok) throw new Error(result.error.code);
  const [story] = result.value;
  if (!story) throw new Error('There is no story.');
  expect(parseStory(story.story).ok).toBe(true);
  return story;
}

/** The words of the choices of a node, and where they lead. */
export function choicesOf({ story }: ReadStory, title = 'Start'): (string | undefined)[][] {
  const titles = new Map(story.nodes.map((node) => [node.id, node.title]));
  const node = story.nodes.find((each) => each.title === title);
  return (node?.choices ?? []).map(({ text, connectionId }) => {
    const connection = story.connections.find(({ id }) => id === connectionId);
    return [text, titles.get(connection?.toNodeId ?? '')];
  });
}

export const contentOf = ({ story }: ReadStory, title = 'Start') =>
  story.nodes.find((node) => node.title === title)?.content;
export const titlesOf = ({ story }: ReadStory) => story.nodes.map(({ title }) => title);

export const brokenOf = ({ report }: ReadStory) =>
  report.broken.map(({ code, name }) => `${code} ${name}`);

/** The code that stayed behind, by node. */
export const remarksOf = ({ story }: ReadStory) => story.notes.map(({ text }) => text);
