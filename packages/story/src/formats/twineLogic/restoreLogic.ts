import { storyIndex } from '../../queries/storyIndex.ts';
import type { ChoiceOption, StoryDocument, StoryNode } from '../../schema/document.ts';
import { renameVariables } from '../../variables/renameVariables.ts';
import { createLookup } from '../passages/passageNames.ts';
import { oneLine } from '../plainText.ts';
import { stableId } from '../stableId.ts';
import { restoreStory } from '../twine/restoreStory.ts';
import type { TwineStory } from '../twine/twineStory.ts';
import type { Extras, WrittenPassage } from '../write/extras.ts';
import { logicNames } from './logicNames.ts';
import { createLogicPassages } from './logicPassages.ts';
import type { LinkLogic } from './readLink.ts';
import { type ReadPassage, readPassage } from './readPassage.ts';
import type { TwineDialect } from './twineDialects.ts';

/** A choice with what a line of the file says of it. */
function withLogic(choice: ChoiceOption, logic: LinkLogic): ChoiceOption {
  const { condition: _condition, closedReason: _reason, effects, ...rest } = choice;
  // What an effect has beside its meaning stays.
  const all = logic.effects?.map((effect) => ({
    ...effects?.find(({ kind, variable }) => kind === effect.kind && variable === effect.variable),
    ...effect,
  }));
  return { ...rest, ...logic, ...(all ? { effects: all } : {}) };
}

export type RestoreLogicInput = {
  /** The file as it is now, and what was read from it alone. */
  twine: TwineStory;
  read: StoryDocument;
  extras: Extras;
  dialect: TwineDialect;
};

/**
 * The story that a file with logic carries, with what was changed in the file elsewhere. Lines as they were written
 * are what they were; the logic of others is read (SPEC W15).
 */
export function restoreLogic({ twine, read, extras, dialect }: RestoreLogicInput): StoryDocument {
  const { story, origins, nodeIds, plain, initial } = extras;
  const passages = createLogicPassages(story, dialect);
  const find = createLookup(
    twine.passages.map(({ name }, index) => ({
      key: name,
      aliases: [origins[index]?.passage.name ?? name],
    })),
  );
  const nodeOf = (name: string): string | null => nodeIds[find(name)] ?? null;
  const names = logicNames(story, passages, nodeOf);
  const renamed = renameVariables(
    read,
    new Map([...passages.variables].map(([name, written]) => [written, name])),
  );
  const readNodes = new Map(renamed.nodes.map((node) => [node.id, node]));

  const left = new Set<string>();
  const found = new Map<string, ReadPassage>();
  const texts = twine.passages.map((passage, index) => {
    const origin = origins[index];
    if (!origin) {
      left.add(nodeIds[index] ?? '');
      return passage;
    }
    const { node } = origin;
    const before = plain.get(node.id) ?? '';
    if (origin.passage.text === passage.text) return { ...passage, text: before };
    const now = readPassage(passage.text, passages.passageOf(node), node, {
      dialect,
      names,
      leave: () => left.add(node.id),
    });
    found.set(node.id, now);
    const whole = readNodes.get(node.id)?.content ?? '';
    return { ...passage, text: now.text ?? whole };
  });
  const asPlain = (each: WrittenPassage): WrittenPassage => ({
    ...each,
    passage: { ...each.passage, text: plain.get(each.node.id) ?? '' },
  });
  const restored = restoreStory({
    twine: { ...twine, passages: texts },
    read: renamed,
    extras: {
      ...extras,
      origins: origins.map((origin) => origin && asPlain(origin)),
      removed: extras.removed.map(asPlain),
    },
    dialect: 'own',
  });

  const { connectionsById } = storyIndex(restored);
  const nodes = restored.nodes.map((node): StoryNode => {
    const now = found.get(node.id);
    if (!now) return node;
    const choices = node.choices.map((choice) => {
      const toNodeId = connectionsById.get(choice.connectionId)?.toNodeId ?? '';
      const link = now.links.find(
        ({ words, target }) =>
          oneLine(words) === oneLine(choice.text) && nodeOf(target) === toNodeId,
      );
      return link ? withLogic(choice, link.logic) : choice;
    });
    if (now.effects === undefined) return { ...node, choices };
    const { effects: _effects, ...rest } = node;
    return { ...rest, choices, ...(now.effects.length > 0 ? { effects: [...now.effects] } : {}) };
  });

  const known = new Set(passages.variables.keys());
  const variables = (restored.variables ?? []).map((variable) => {
    const given = read.variables?.find(
      ({ name, type }) => name === passages.variables.get(variable.name) && type === variable.type,
    );
    return given && initial.now !== initial.written && given.initial !== variable.initial
      ? { ...variable, initial: given.initial }
      : variable;
  });
  const remarks = new Set([...left].map((id) => stableId('remark', id)));
  const fresh = (read.variables ?? []).filter(
    ({ name }) => ![...passages.variables.values()].includes(name) && !known.has(name),
  );
  const notes = (read.notes ?? []).filter(({ id }) => remarks.has(id));
  return {
    ...restored,
    nodes,
    variables: [...variables, ...fresh],
    ...(notes.length > 0 ? { notes: [...(restored.notes ?? []), ...notes] } : {}),
  };
}
