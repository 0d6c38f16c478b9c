import type { ChoiceOption, Connection } from '../../schema/document.ts';
import { temporaryPrefix } from '../../schema/ids.ts';
import type { Expression } from '../../variables/expression.ts';
import type { LoweredLink } from '../readLogic/lowerPassage.ts';
import { expressionText } from '../readLogic/shownPart.ts';
import { both } from '../readLogic/syntax.ts';
import { negated } from '../readLogic/typed.ts';
import type { Notes } from '../report.ts';
import { stableId } from '../stableId.ts';
import { composeLabel } from '../twine/composeText.ts';
import { comparable } from './passageNames.ts';

/** A passage that links lead to, by its place in the list. */
export type Named = { id: string; title: string };

export type Linked = { choices: ChoiceOption[]; connections: Connection[]; targets: number[] };

/** With more jumps than this, conditions would be too long to read. */
const mostJumps = 10;

const isComputed = (target: string): boolean => /^[$_`({]/.test(target);

const conditionOf = (expression: Expression | null): { condition?: string } => {
  const text = expression && expressionText(expression);
  return text === null ? {} : { condition: text };
};

/** Links that lead on without a choice: all but the last have a condition. */
function isRoute(links: readonly LoweredLink[], find: (name: string) => number): boolean {
  return (
    links.length > 0 &&
    links.every(
      ({ label, target, condition }, index) =>
        label === null && find(target) !== -1 && (condition !== null || index === links.length - 1),
    )
  );
}

/** The last of several conditions says nothing if it holds wherever the ones before it do not. */
function isRest(links: readonly LoweredLink[]): boolean {
  const last = links.at(-1)?.condition;
  const others = links
    .slice(0, -1)
    .reduce<Expression | null>(
      (all, { condition }) => both(all, condition && negated(condition)),
      null,
    );
  return !!last && !!others && expressionText(last) === expressionText(others);
}

const conjuncts = (condition: Expression): Expression[] =>
  condition.kind === 'infix' && condition.operator === 'and'
    ? [...conjuncts(condition.left), ...conjuncts(condition.right)]
    : [condition];

/** A condition and that another one does not hold, in which nothing is said twice. */
function without(own: Expression | null, other: Expression): Expression | null {
  const said = new Set((own ? conjuncts(own) : []).map(expressionText));
  const rest = conjuncts(other).filter((part) => !said.has(expressionText(part)));
  const opposite = rest.reduce<Expression | null>(both, null);
  if (!opposite) return own;
  const denied = negated(opposite);
  return said.has(expressionText(denied)) ? own : both(own, denied);
}

/** A jump under a condition leaves the passage, so that its choices are open only where it does not. */
function besidesJumps(links: readonly LoweredLink[]): LoweredLink[] {
  const jumps = links.filter(
    ({ label, condition, isFallback }) => label === null && condition !== null && !isFallback,
  );
  if (jumps.length > mostJumps) return [...links];
  return links.map((link) => {
    const condition = jumps.reduce<Expression | null>(
      (own, jump) => (jump.condition && !jumps.includes(link) ? without(own, jump.condition) : own),
      link.condition,
    );
    return condition && expressionText(condition) === null ? link : { ...link, condition };
  });
}

/**
 * Every link becomes a choice of its own. One without a target keeps its place (SPEC D8). A passage that only
 * jumps has connections and no choices.
 */
export function connectLinks(
  from: Named,
  written: readonly LoweredLink[],
  named: readonly Named[],
  find: (name: string) => number,
  notes: Notes,
  isTemplate: boolean,
): Linked {
  const linked: Linked = { choices: [], connections: [], targets: [] };
  if (isRoute(written, find)) {
    const isLastOpen = isRest(written);
    for (const [index, { target, condition }] of written.entries()) {
      const to = named[find(target)] as Named;
      const isOpen = isLastOpen && index === written.length - 1;
      linked.connections.push({
        id: stableId('jump', from.id, target, ...(index > 0 ? [index] : [])),
        fromNodeId: from.id,
        toNodeId: to.id,
        ...(isOpen ? {} : conditionOf(condition)),
      });
      linked.targets.push(find(target));
    }
    return linked;
  }
  const seen = new Map<string, number>();
  for (const { words, target, condition, effects } of besidesJumps(written)) {
    const index = find(target);
    const to = named[index];
    const label = words ? composeLabel(words, isTemplate) : to?.title;
    const text = comparable(label ?? '') || (isComputed(target) ? '' : target) || '…';
    const key = JSON.stringify([text, target]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const choiceId = stableId('choice', from.id, text, target, nth);
    const connectionId = to ? stableId('connection', choiceId) : `${temporaryPrefix}${choiceId}`;
    linked.choices.push({
      id: choiceId,
      text,
      connectionId,
      ...conditionOf(condition),
      ...(effects.length > 0 ? { effects: [...effects] } : {}),
    });
    linked.connections.push({ id: connectionId, fromNodeId: from.id, toNodeId: to?.id ?? '' });
    if (to) linked.targets.push(index);
    else notes.add(isComputed(target) ? 'target-computed' : 'target-missing', target, from.id);
  }
  return linked;
}
