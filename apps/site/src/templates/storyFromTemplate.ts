import type { Connection, Ids, NodeType, StoryDocument, StoryNode } from '@dreamfork/story';
import type { StoryTemplate } from './templates.ts';

// Whole cells of the canvas: a card with room for its lines around it.
const column = 330;
const row = 300;
const corner = { x: 405, y: 195 };

const typeOf = (targets: readonly string[], index: number): NodeType => {
  if (index === 0) return 'start';
  if (targets.length === 0) return 'end';
  return targets.length > 1 ? 'choice' : 'text';
};

/** A story of the author's own out of a template, with ids that belong to it alone. */
export function storyFromTemplate(
  { plot, words }: StoryTemplate,
  { locale, ids }: { locale: 'ru' | 'en'; ids: Ids },
): StoryDocument {
  const { title, description, passages } = words[locale];
  const names = Object.keys(plot);
  const idOf = new Map(names.map((name) => [name, ids.next()]));
  const nodeId = (name: string): string => {
    const id = idOf.get(name);
    if (id === undefined)
      throw new Error(`The template leads to «${name}», which it does not have.`);
    return id;
  };
  const connections: Connection[] = [];
  const connect = (from: string, to: string): string => {
    const id = ids.next();
    connections.push({ id, fromNodeId: nodeId(from), toNodeId: nodeId(to) });
    return id;
  };

  const nodes = names.map((name, index): StoryNode => {
    const place = plot[name];
    const passage = passages[name];
    if (!place || !passage) throw new Error(`The template has no words for «${name}».`);
    const links = place.to.map((target) => ({ target, connectionId: connect(name, target) }));
    const type = typeOf(place.to, index);
    return {
      id: nodeId(name),
      type,
      title: passage.title,
      content: passage.text,
      position: { x: corner.x + place.at[0] * column, y: corner.y + place.at[1] * row },
      choices:
        type === 'choice'
          ? links.map(({ target, connectionId }) => ({
              id: ids.next(),
              text: passage.choices?.[target] ?? '',
              connectionId,
            }))
          : [],
      media: [],
      mediaNodeId: null,
    };
  });
  return {
    title,
    description,
    nodes,
    connections,
    startNodeId: nodes[0]?.id ?? null,
    groups: [],
    notes: [],
  };
}
