import type { Effect } from '../../schema/variable.ts';
import type { Expression } from '../../variables/expression.ts';
import type { Link, Written } from '../twine/textPart.ts';
import { linkEffect } from './effects.ts';
import { expressionText } from './shownPart.ts';
import { both, hasRandom, literal } from './syntax.ts';
import { type Branches, type Item, treeOf } from './tree.ts';
import { asCondition, type Names, negated } from './typed.ts';

/** What following a link does under a condition. */
type Path = { condition: Expression | null; effects: Effect[]; target: string; isLeft: boolean };

/** A link that divides into more than this keeps its conditions as a remark. */
const mostPaths = 8;

/**
 * The paths that a link stands for: conditions in what it does become choices with the same words, of which one is
 * open at a time.
 */
export function linkPaths(
  { target, inside = [] }: Link,
  names: Names,
  leave: (source: Written) => void,
): Path[] {
  const jump = inside.find(({ kind }) => kind === 'jump' || kind === 'link');
  const leadsTo = target || (jump && 'target' in jump ? jump.target : '');
  const walk = (paths: Path[], items: readonly Item[]): Path[] => {
    let all = paths;
    for (const item of items) {
      const open = all.filter(({ isLeft }) => !isLeft);
      if (item.kind === 'change' && item.change.kind !== 'initial') {
        const effect = linkEffect(item.change, leadsTo, names);
        if (effect) for (const path of open) path.effects.push(effect);
        else leave(item);
      } else if (item.kind === 'jump' || item.kind === 'link') {
        for (const path of open) Object.assign(path, { target: item.target, isLeft: true });
      } else if (item.kind === 'if') {
        all = [...all.filter(({ isLeft }) => isLeft), ...divide(open, item)];
      } else if (item.kind === 'macro' || item.kind === 'value' || item.kind === 'ask') leave(item);
    }
    return all;
  };

  const divide = (open: Path[], { branches }: Branches): Path[] => {
    const conditions = branches.map(({ condition, isElse }) =>
      isElse ? literal(true) : condition && asCondition(condition, names),
    );
    const isChanged = open.some(({ effects }) => effects.length > 0);
    const isSayable = conditions.every(
      (condition) =>
        condition !== null && expressionText(condition) !== null && !hasRandom(condition),
    );
    const isWhole = branches.at(-1)?.isElse === true;
    if (isChanged || !isSayable || open.length * (branches.length + 1) > mostPaths) {
      // Wherever it leads stays reachable.
      const jumping = branches.flatMap((branch) => {
        leave(branch);
        for (const item of branch.items) if ('code' in item) leave(item);
        const jumps = branch.items.filter(({ kind }) => kind === 'jump' || kind === 'link');
        const copies = open.map((path) => ({ ...path, effects: [...path.effects] }));
        return jumps.length > 0 ? walk(copies, jumps) : [];
      });
      return [...open, ...jumping];
    }
    const divided: Path[] = [];
    let before: Expression | null = null;
    for (const [index, { items, isElse }] of branches.entries()) {
      const own: Expression | null = isElse ? null : (conditions[index] as Expression);
      const here = both(before, own);
      const copies = open.map((path) => ({
        ...path,
        effects: [...path.effects],
        condition: both(path.condition, here),
      }));
      divided.push(...walk(copies, items));
      if (own) before = both(before, negated(own));
    }
    if (isWhole) return divided;
    return [
      ...divided,
      ...open.map((path) => ({ ...path, condition: both(path.condition, before) })),
    ];
  };

  const paths = walk([{ condition: null, effects: [], target, isLeft: false }], treeOf(inside));
  return paths.filter((path) => path.target !== '');
}
