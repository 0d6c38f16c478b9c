import {
  type ApiClient,
  type ApiError,
  routes,
  type SaveStoryResponse,
  toSaveRequest,
} from '@dreamfork/api-client';
import type {
  Connection,
  Effect,
  Ids,
  NodeType,
  Position,
  Result,
  StoryDocument,
  StoryNode,
} from '@dreamfork/story';
import { createId } from '@dreamfork/ui/browser';
import type { Locale } from '@dreamfork/ui/i18n';
import type { PlotEffect, PlotPassage } from './plot.ts';
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
): Promise<Result<SaveStoryResponse, ApiError>> {
  const document = storyFromTemplate(template, { locale, ids: { next: createId } });
  const saved = await client.call(routes.stories.create, {
    body: {
      ...toSaveRequest(document, { isPublic: false }),
      tags: template.texts[locale].tags.split(', '),
    },
  });
  if (saved.ok && hasCategories) await saveCategory(client, saved.value, template);
  return saved;
}

/** A failure is ignored: the author can choose the category later. */
const saveCategory = (
  client: ApiClient,
  { story }: SaveStoryResponse,
  { category }: StoryTemplate,
) => client.call(routes.content.update, { params: { id: story.id }, body: { category } });

// Distances in multiples of the grid cell, with space for connections between the cards.
const column = 330;
const row = 300;
const corner = { x: 405, y: 195 };
const noteSize = { width: 270, height: 210 };

const positionOf = ([x, y]: PlotPassage['at']): Position => ({
  x: corner.x + x * column,
  y: corner.y + y * row,
});

const typeOf = ({ to, goesOn }: PlotPassage, index: number): NodeType => {
  if (index === 0) return 'start';
  if (to.length === 0) return 'end';
  return to.length > 1 && !goesOn ? 'choice' : 'text';
};

/** A story document from a template, with new ids. */
export function storyFromTemplate(
  { plot, texts, variables }: StoryTemplate,
  { locale, ids }: { locale: Locale; ids: Ids },
): StoryDocument {
  const { title, description, passages, notes = {}, variables: variableTexts = {} } = texts[locale];
  const names = Object.keys(plot);
  const idOf = new Map(names.map((name) => [name, ids.next()]));
  const nodeId = (name: string): string => {
    const id = idOf.get(name);
    if (id === undefined)
      throw new Error(`The template has a connection to «${name}», which does not exist.`);
    return id;
  };
  /** A text that names passages by their ids, as expressions do. */
  const withIds = (text: string): string =>
    text.replaceAll(/(visit(?:ed|s)\()"(\w+)"/g, (_, call, name) => `${call}"${nodeId(name)}"`);
  /** An expression with the names that variables have in this language. */
  const expression = (text: string): string =>
    withIds(text.replaceAll(/[a-z]+(?![\w"(])/g, (word) => variableTexts[word]?.name ?? word));
  const effectsOf = (
    effects: readonly PlotEffect[] | undefined,
    question?: string,
  ): { effects?: Effect[] } =>
    effects
      ? {
          effects: effects.map(({ variable, value, ...effect }) => ({
            ...effect,
            variable: expression(variable),
            ...(value === undefined ? {} : { value: expression(value) }),
            ...(effect.kind === 'ask' && question !== undefined ? { question } : {}),
          })),
        }
      : {};
  const conditionOf = (condition: string | undefined) =>
    condition === undefined ? {} : { condition: expression(condition) };

  const connections: Connection[] = [];
  const nodes = names.map((name, index): StoryNode => {
    const place = plot[name];
    const passage = passages[name];
    if (!place || !passage) throw new Error(`The template has no text for «${name}».`);
    const type = typeOf(place, index);
    const links = place.to.map((target) => {
      const id = ids.next();
      const connection = { id, fromNodeId: nodeId(name), toNodeId: nodeId(target) };
      const { condition, effects } = place.connections?.[target] ?? {};
      connections.push(
        type === 'choice' ? connection : { ...connection, ...conditionOf(condition) },
      );
      return { target, connectionId: id, condition, effects };
    });
    return {
      id: nodeId(name),
      type,
      title: passage.title,
      content: withIds(passage.text),
      position: positionOf(place.at),
      choices:
        type === 'choice'
          ? links.map(({ target, connectionId, condition, effects }) => ({
              id: ids.next(),
              text: passage.choices?.[target] ?? '',
              connectionId,
              ...conditionOf(condition),
              ...(passage.reasons?.[target] ? { closedReason: passage.reasons[target] } : {}),
              ...effectsOf(effects),
            }))
          : [],
      media: [],
      mediaNodeId: null,
      ...effectsOf(place.effects, passage.question),
    };
  });
  return {
    title,
    description,
    nodes,
    connections,
    startNodeId: nodes[0]?.id ?? null,
    groups: [],
    notes: names.flatMap((name) => {
      const place = plot[name]?.noteAt;
      const text = notes[name];
      if (!place || text === undefined) return [];
      return [
        { id: ids.next(), text, position: positionOf(place), size: noteSize, colour: 'yellow' },
      ];
    }),
    ...(variables
      ? {
          variables: Object.entries(variables).map(([key, { type, initial }]) => {
            const { name = key, note = '' } = variableTexts[key] ?? {};
            return { id: ids.next(), name, type, initial, note };
          }),
        }
      : {}),
  };
}
