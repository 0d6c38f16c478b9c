import type { Effect } from '../../schema/variable.ts';
import type { ReadStory } from '../report.ts';

type Shape = { text: string; links?: string[]; effects?: string[] };

const effectText = ({ kind, variable, value = '' }: Effect): string =>
  `${kind} ${variable} ${value}`.trim();

/** A story as a test compares it: each node by its title, with ids written as titles. */
export function storyShape({ story, report }: ReadStory) {
  const titles = new Map(story.nodes.map(({ id, title }) => [id, title]));
  const named = (text = '') =>
    story.nodes.reduce((all, { id, title }) => all.replaceAll(id, title), text);
  const nodes: Record<string, Shape> = {};
  for (const node of story.nodes) {
    const own = story.connections.filter(({ fromNodeId }) => fromNodeId === node.id);
    const to = (link: (typeof own)[number] | undefined) => titles.get(link?.toNodeId ?? '') ?? '?';
    const when = (condition: string | undefined) => (condition ? [`if ${named(condition)}`] : []);
    const choices = node.choices.map(({ text, connectionId, condition, effects = [] }) => {
      const link = own.find(({ id }) => id === connectionId);
      return [`${text} → ${to(link)}`, ...when(condition), ...effects.map(effectText)].join(', ');
    });
    const paths = own.map((link) => [`→ ${to(link)}`, ...when(link.condition)].join(', '));
    const links = choices.length > 0 ? choices : paths;
    const effects = (node.effects ?? []).map(effectText);
    nodes[node.title] = {
      text: named(node.content),
      ...(links.length > 0 ? { links } : {}),
      ...(effects.length > 0 ? { effects } : {}),
    };
  }
  return {
    title: story.title,
    start: titles.get(story.startNodeId ?? ''),
    nodes,
    variables: (story.variables ?? []).map(
      ({ name, type, initial }) => `${name} ${type} ${initial}`,
    ),
    left: story.notes.map(({ text }) => text),
    report: [...report.simplified, ...report.broken].map(({ code, name }) =>
      `${code} ${name}`.trim(),
    ),
  };
}
