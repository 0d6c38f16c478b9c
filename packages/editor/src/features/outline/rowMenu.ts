import {
  availableChoices,
  type Diagnostic,
  type FixCode,
  findNode,
  type OutlineRowPlace,
  planMoveIn,
  planMoveOut,
  type StoryDocument,
} from '@dreamfork/story';
import { addableTypes } from '../../commands/edits/nodeEdits.ts';
import type { OutlineRow } from './outlineRows.ts';

export type AddableType = (typeof addableTypes)[number];

/** A command in the menu of a row. */
export type RowCommand =
  | 'edit'
  | 'jump'
  | `add:${AddableType}`
  | 'add-choice-option'
  | 'connect'
  | 'disconnect'
  | 'in'
  | 'out'
  | 'up'
  | 'down'
  | 'start'
  | 'delete'
  | `fix:${number}:${FixCode}`;

const additions = (leadsOn: boolean): RowCommand[] =>
  addableTypes
    .filter((type) => type !== 'end' || !leadsOn)
    .map((type): RowCommand => `add:${type}`);

const levels = (story: StoryDocument, place: OutlineRowPlace): RowCommand[] => [
  ...(planMoveIn(story, place) ? (['in'] as const) : []),
  ...(planMoveOut(story, place) ? (['out'] as const) : []),
];

function nodeMenu(story: StoryDocument, nodeId: string): RowCommand[][] {
  const node = findNode(story, nodeId);
  if (!node) return [];
  const isStart = story.startNodeId === nodeId;
  const { choices, paths } = availableChoices(story, node);
  const ofNode: RowCommand[] = [...(isStart ? [] : (['start', 'delete'] as const))];
  const moves = levels(story, { nodeId });
  if (node.type === 'end') return [['edit'], moves, ofNode];
  const ofConnections: RowCommand[] = [
    ...(node.type === 'choice' ? (['add-choice-option'] as const) : []),
    ...(node.choices.length === 0 ? (['connect'] as const) : []),
    ...(paths.length === 1 ? (['disconnect'] as const) : []),
  ];
  return [
    ['edit'],
    additions(choices.length > 0 || paths.length > 0),
    ofConnections,
    moves,
    ofNode,
  ];
}

function choiceMenu(story: StoryDocument, row: OutlineRow & { kind: 'choice' }): RowCommand[][] {
  const node = findNode(story, row.nodeId);
  const last = node?.choices.length ?? 0;
  const isLinked =
    node !== undefined &&
    availableChoices(story, node).choices.some(({ choice }) => choice.id === row.choiceId);
  return [
    ['edit'],
    additions(isLinked),
    ['add-choice-option', 'connect', ...(isLinked ? (['disconnect'] as const) : [])],
    [
      ...levels(story, row),
      ...(row.number > 1 ? (['up'] as const) : []),
      ...(row.number < last ? (['down'] as const) : []),
      'delete',
    ],
  ];
}

/** What can be done with a row, in groups. */
export function rowMenu(
  story: StoryDocument,
  row: OutlineRow,
  diagnostics: readonly Diagnostic[],
): RowCommand[][] {
  const fixes = diagnostics.flatMap(({ fixes: codes }, index) =>
    codes.map((code): RowCommand => `fix:${index}:${code}`),
  );
  const own = {
    node: () => nodeMenu(story, row.nodeId),
    choice: () => (row.kind === 'choice' ? choiceMenu(story, row) : []),
    path: (): RowCommand[][] => [['connect'], ['delete']],
    reference: (): RowCommand[][] => [['jump']],
  }[row.kind]();
  return [...own, fixes].filter((group) => group.length > 0);
}
