import { type ApiClient, type SaveStoryResponse, toSaveRequest } from '@dreamfork/api-client';
import type { Connection, Ids, NodeType, StoryDocument, StoryNode } from '@dreamfork/story';
import { createId } from '@dreamfork/ui/browser';
import type { Locale } from '@dreamfork/ui/i18n';
import type { StoryTemplate } from './templates.ts';

export type TemplateTarget = {
  client: ApiClient;
  locale: Locale;
  /** Whether the server stores a category with a story. */
  hasCategories: boolean;
};

/** Saves a private story made from a template. */
export async function createFromTemplate(
  template: StoryTemplate,
  { client, locale, hasCategories }: TemplateTarget,
): ReturnType<ApiClient['stories']['create']> {
  const document = storyFromTemplate(template, { locale, ids: { next: createId } });
  const saved = await client.stories.create({
    ...toSaveRequest(document, { isPublic: false }),
    tags: template.texts[locale].tags.split(', '),
  });
  if (saved.ok && hasCategories) await saveCategory(client, saved.value, template);
  return saved;
}

/** A failure is ignored: the author can choose the category later. */
const saveCategory = (
  client: ApiClient,
  { story }: SaveStoryResponse,
  { category }: StoryTemplate,
) => client.content.update(story.id, { category });

// Distances in multiples of the grid cell, with space for connections between the cards.
const column = 330;
const row = 300;
const corner = { x: 405, y: 195 };

const typeOf = (targets: readonly string[], index: number): NodeType => {
  if (index === 0) return 'start';
  if (targets.length === 0) return 'end';
  return targets.length > 1 ? 'choice' : 'text';
};

/** A story document from a template, with new ids. */
export function storyFromTemplate(
  { plot, texts }: StoryTemplate,
  { locale, ids }: { locale: Locale; ids: Ids },
): StoryDocument {
  const { title, description, passages } = texts[locale];
  const names = Object.keys(plot);
  const idOf = new Map(names.map((name) => [name, ids.next()]));
  const nodeId = (name: string): string => {
    const id = idOf.get(name);
    if (id === undefined)
      throw new Error(`The template has a connection to «${name}», which does not exist.`);
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
    if (!place || !passage) throw new Error(`The template has no text for «${name}».`);
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
