import { fail, type Result, succeed } from '../result.ts';
import type {
  ChoiceOption,
  Connection,
  NodeMedia,
  StoryDocument,
  StoryNode,
} from '../schema/document.ts';
import { languageTag } from '../schema/locale.ts';
import { storyLook } from '../schema/look.ts';
import {
  nonEmptyText,
  onlyTrue,
  pixels,
  placeholderText,
  waveformValues,
} from '../schema/mediaFacts.ts';
import { mediaTypes, nodeTypes } from '../schema/nodeTypes.ts';
import { isParts, type Parts, partsOf } from '../schema/parts.ts';
import { effectList, variableList } from '../schema/variable.ts';
import type { Problem } from '../validation/problem.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const hasId = ({ id }: Parts): boolean => typeof id === 'string' && id !== '';
const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

const choice = (parts: Parts): ChoiceOption => ({
  ...parts,
  id: text(parts.id),
  text: text(parts.text),
  connectionId: text(parts.connectionId),
  condition: nonEmptyText(parts.condition),
  closedReason: nonEmptyText(parts.closedReason),
  effects: effectList(parts.effects),
});

function media(parts: Parts): NodeMedia[] {
  const mediaType = oneOf(mediaTypes, parts.mediaType);
  if (!mediaType) return [];
  return [
    {
      ...parts,
      id: text(parts.id),
      mediaType,
      url: text(parts.url),
      title: text(parts.title),
      description: text(parts.description),
      fileSize: number(parts.fileSize),
      mimeType: text(parts.mimeType),
      order: number(parts.order),
      isActive: parts.isActive !== false,
      captionsUrl: nonEmptyText(parts.captionsUrl),
      width: pixels(parts.width),
      height: pixels(parts.height),
      placeholder: placeholderText(parts.placeholder),
      waveform: waveformValues(parts.waveform),
      isBackground: onlyTrue(parts.isBackground),
    },
  ];
}

const node = (parts: Parts): StoryNode => ({
  ...parts,
  id: text(parts.id),
  type: oneOf(nodeTypes, parts.type) ?? 'text',
  title: text(parts.title),
  content: text(parts.content),
  position: isParts(parts.position)
    ? { ...parts.position, x: number(parts.position.x), y: number(parts.position.y) }
    : { x: 0, y: 0 },
  choices: partsOf(parts.choices).filter(hasId).map(choice),
  media: partsOf(parts.media).filter(hasId).flatMap(media),
  mediaNodeId: text(parts.mediaNodeId) || null,
  effects: effectList(parts.effects),
});

const connection = (parts: Parts): Connection => ({
  ...parts,
  id: text(parts.id),
  fromNodeId: text(parts.fromNodeId),
  toNodeId: text(parts.toNodeId),
  condition: nonEmptyText(parts.condition),
});

/**
 * Reads a story for play only: a document that `parseStory` accepts reads the same, one that it refuses is played
 * as far as possible. It does not import the schema, which keeps a reader's page small (SPEC P14).
 */
export function playableStory(input: unknown): Result<StoryDocument, Problem> {
  if (!isParts(input) || !Array.isArray(input.nodes)) {
    return fail({ code: 'document-malformed', place: { path: 'nodes' } });
  }
  return succeed({
    ...input,
    title: text(input.title),
    description: text(input.description),
    language: languageTag(input.language),
    look: storyLook(input.look),
    nodes: partsOf(input.nodes).filter(hasId).map(node),
    connections: partsOf(input.connections).filter(hasId).map(connection),
    startNodeId: text(input.startNodeId) || null,
    groups: [],
    notes: [],
    variables: variableList(input.variables),
  });
}
