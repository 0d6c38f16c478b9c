import type { StoryClip } from './clip.ts';

/** A clip as plain text: titles, contents, numbered choices, notes (SPEC K4). */
export function clipText({ nodes, connections, notes }: StoryClip): string {
  const titles = new Map(nodes.map(({ id, title }) => [id, title.trim()]));
  const targets = new Map(connections.map(({ id, toNodeId }) => [id, titles.get(toNodeId)]));
  const passages = nodes.map(({ title, content, choices }) => {
    const ways = choices.map(({ text, connectionId }, index) => {
      const target = targets.get(connectionId);
      return `${index + 1}. ${text}${target ? ` → ${target}` : ''}`;
    });
    return [title.trim(), content.trim(), ways.join('\n')].filter(Boolean).join('\n\n');
  });
  return [...passages, ...notes.map(({ text }) => text.trim())].filter(Boolean).join('\n\n\n');
}
