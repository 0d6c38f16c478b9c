import type { Expression } from '../../variables/expression.ts';
import type { TextPart, Written } from '../twine/textPart.ts';

/** A condition with the parts that stand in its branches. */
export type Branches = {
  kind: 'if';
  branches: ({ condition: Expression | null; isElse: boolean; items: Item[] } & Written)[];
};

export type Item = Exclude<TextPart, { kind: 'branch' }> | Branches;

/** Deeper conditions are read as if they stood in the innermost one. */
const deepest = 30;
/** So many branches of one condition; further ones are read as part of the last. */
const mostBranches = 60;

/** Parts as a tree. A condition without an end ends with the text; an end without a beginning is left out. */
export function treeOf(parts: readonly TextPart[]): Item[] {
  const root: Item[] = [];
  const open: Branches[] = [];
  let tooDeep = 0;
  const here = (): Item[] => open.at(-1)?.branches.at(-1)?.items ?? root;
  for (const part of parts) {
    if (part.kind !== 'branch') here().push(part);
    else if (part.at === 'if') {
      const { condition = null, name, code } = part;
      if (open.length >= deepest) {
        tooDeep += 1;
        here().push({ kind: 'macro', name, code });
        continue;
      }
      const started: Branches = {
        kind: 'if',
        branches: [{ condition, isElse: false, items: [], name, code }],
      };
      here().push(started);
      open.push(started);
    } else if (part.at === 'end') {
      if (tooDeep > 0) tooDeep -= 1;
      else open.pop();
    } else if (tooDeep === 0) {
      const { at, condition = null, name, code } = part;
      const branches = open.at(-1)?.branches;
      if (!branches || branches.length < mostBranches) {
        branches?.push({ condition, isElse: at === 'else', items: [], name, code });
      } else here().push({ kind: 'macro', name, code });
    }
  }
  return flowing(root, 0);
}

/** All parts of a tree and of the links in it, in their order. */
export function* itemsIn(items: readonly Item[]): Generator<Item> {
  for (const item of items) {
    yield item;
    if (item.kind === 'if') for (const branch of item.branches) yield* itemsIn(branch.items);
  }
}

const leaves = (items: readonly Item[]): boolean => items.at(-1)?.kind === 'jump';

/** What follows a condition that jumps away is there only where it did not: it becomes its `else`. */
function flowing(items: readonly Item[], depth: number): Item[] {
  const result: Item[] = [];
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'if') {
      result.push(item);
      continue;
    }
    const rest = items.slice(index + 1);
    const last = item.branches.at(-1);
    const others = last?.isElse ? item.branches.slice(0, -1) : item.branches;
    const canMove = depth < deepest && rest.length > 0 && !(last?.isElse && leaves(last.items));
    if (canMove && others.every(({ items: inner }) => leaves(trimmed(inner)))) {
      const before = last?.isElse ? last.items : [];
      const source = { name: item.branches[0]?.name ?? '', code: '' };
      const otherwise = { condition: null, isElse: true, ...source, items: [...before, ...rest] };
      const branches = [...others, otherwise].map((branch) => ({
        ...branch,
        items: flowing(branch.items, depth + 1),
      }));
      return [...result, { ...item, branches }];
    }
    result.push({
      ...item,
      branches: item.branches.map((branch) => ({
        ...branch,
        items: flowing(branch.items, depth + 1),
      })),
    });
  }
  return result;
}

/** Items without the empty lines behind them. */
function trimmed(items: readonly Item[]): readonly Item[] {
  let end = items.length;
  for (
    let item = items[end - 1];
    item?.kind === 'text' && item.text.trim() === '';
    item = items[end - 1]
  ) {
    end -= 1;
  }
  return items.slice(0, end);
}
