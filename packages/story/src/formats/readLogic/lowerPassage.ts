import type { Effect } from '../../schema/variable.ts';
import type { Expression } from '../../variables/expression.ts';
import type { Link, Question, TextPart, Written } from '../twine/textPart.ts';
import { guardedValue, plainEffect } from './effects.ts';
import { linkPaths } from './linkPaths.ts';
import type { Change } from './parseLogic.ts';
import { expressionText, type ShownPart, withinDepth, withSpaces } from './shownPart.ts';
import { both, hasRandom, literal, not, variable } from './syntax.ts';
import { type Branches, type Item, itemsIn, treeOf } from './tree.ts';
import { asCondition, type Names, negated, typed } from './typed.ts';

/** A link of a passage in our terms, before it is a choice or a connection. A jump has no words of its own. */
export type LoweredLink = {
  words: readonly ShownPart[] | null;
  label: string | null;
  target: string;
  condition: Expression | null;
  effects: readonly Effect[];
  /** Whether it is open where no other link is. */
  isFallback?: boolean;
};

export type LoweredPassage = {
  shown: readonly ShownPart[];
  links: readonly LoweredLink[];
  effects: readonly Effect[];
  /** Code that stays behind as a remark, with its name in the report. */
  left: readonly Written[];
};

export type LoweringNames = Names & {
  /** The name of a variable that keeps what another one was at a place of a passage. */
  keep: (name: string, version: number) => string;
  /** Whether the file gives a variable a value. */
  isSet: (name: string) => boolean;
  /** The name of a variable of type boolean for a condition that may be read once only. */
  keepCondition: (key: string, wanted: string) => string;
};

/**
 * A passage in our terms. In ours the effects of a node run before its text is shown; where a passage shows a
 * variable before it changes it, the text shows a copy that is made first.
 */
export class PassageLowering {
  readonly effects: Effect[] = [];
  readonly links: LoweredLink[] = [];
  readonly left: Written[] = [];
  private readonly names: LoweringNames;
  private readonly changesAhead = new Map<string, number>();
  private readonly changesDone = new Map<string, number>();
  private readonly kept = new Set<string>();

  constructor(names: LoweringNames) {
    this.names = names;
  }

  lower(parts: readonly TextPart[]): LoweredPassage {
    const items = treeOf(parts);
    for (const item of itemsIn(items)) {
      const name = item.kind === 'change' ? item.change.variable : undefined;
      const asked = item.kind === 'ask' ? item.question.variable : name;
      if (asked !== undefined) count(this.changesAhead, asked);
    }
    const shown = this.withoutLong(withinDepth(withSpaces(this.items(items, null, true))));
    return { shown, links: withFallbacks(this.links), effects: this.effects, left: this.left };
  }

  leave({ name, code }: Written): void {
    this.left.push({ name, code });
  }

  /** An expression as the text reads it at this place. */
  private readonly here: Names = {
    typeOf: (name) => this.names.typeOf(name),
    idOf: (passage) => this.names.idOf(passage),
    nameOf: (name) => {
      const done = this.changesDone.get(name) ?? 0;
      const own = this.names.nameOf(name);
      if (done === (this.changesAhead.get(name) ?? 0)) return own;
      const copy = this.names.keep(name, done);
      if (!this.kept.has(copy)) this.effects.push({ kind: 'set', variable: copy, value: own });
      this.kept.add(copy);
      return copy;
    },
  };

  private items(items: readonly Item[], guard: Expression | null, isKnown: boolean): ShownPart[] {
    return items.flatMap((item) => this.item(item, guard, isKnown));
  }

  private item(item: Item, guard: Expression | null, isKnown: boolean): ShownPart[] {
    switch (item.kind) {
      case 'text':
        return [item];
      case 'comment':
        return [];
      case 'jump':
        this.links.push({
          words: null,
          label: null,
          target: item.target,
          condition: guard,
          effects: [],
          ...(item.isFallback ? { isFallback: true } : {}),
        });
        return [];
      case 'link':
        return this.link(item, guard, isKnown);
      case 'macro':
        this.leave(item);
        return [];
      case 'value': {
        if (item.isNaked && this.isWord(item.value)) return [{ kind: 'text', text: item.code }];
        const value = typed(item.value, this.here)?.value;
        if (value && expressionText(value) !== null) return [{ kind: 'value', value }];
        this.leave(item);
        return [];
      }
      case 'change':
        this.change(item, guard, isKnown);
        return [];
      case 'ask':
        this.ask(item, guard, isKnown);
        return [];
      case 'times':
        return this.times(item, guard, isKnown);
      case 'if':
        return this.branches(item, guard, isKnown);
    }
  }

  /** `$US` and `_x_` in a text are words unless the file gives them values, or code that stays behind speaks of them. */
  private isWord(value: Expression): boolean {
    return (
      value.kind === 'variable' && !this.names.isSet(value.name) && !/^\p{Ll}/u.test(value.name)
    );
  }

  private branches(
    { branches }: Branches,
    guard: Expression | null,
    isKnown: boolean,
  ): ShownPart[] {
    let before: Expression | null = null;
    const texts: { condition: Expression | null; shown: ShownPart[] }[] = [];
    for (const { condition: written, isElse, items, ...source } of branches) {
      let condition = written && asCondition(written, this.here);
      if (condition && expressionText(condition) === null) condition = null;
      if (condition && hasRandom(condition)) condition = this.decideOnce(condition);
      const isSaid = isElse
        ? !texts.some(({ condition: each }) => each === null)
        : condition !== null;
      if (!isElse && !condition) this.leave(source);
      const own = both(both(guard, before), condition);
      const isSayable = own === null || expressionText(own) !== null;
      if (!isSayable) this.leave(source);
      const shown = this.items(items, isSayable ? own : guard, isKnown && isSaid && isSayable);
      texts.push({ condition: isElse ? literal(true) : condition, shown });
      if (condition) before = both(before, negated(condition));
    }
    let otherwise: ShownPart[] = [];
    for (const { condition, shown } of texts.reverse()) {
      if (condition === null) otherwise = [...shown, ...otherwise];
      else if (condition.kind === 'literal')
        otherwise = condition.value === true ? shown : otherwise;
      else otherwise = [{ kind: 'if', condition, shown, otherwise }];
    }
    return otherwise;
  }

  /** A condition with a random number has one answer wherever it is asked. */
  private decideOnce(condition: Expression): Expression {
    const name = this.names.keepCondition(String(this.effects.length), 'chance');
    this.effects.push({ kind: 'set', variable: name, value: expressionText(condition) ?? 'no' });
    return variable(name);
  }

  private change(
    { change, ...source }: { change: Change } & Written,
    guard: Expression | null,
    isKnown: boolean,
  ): void {
    count(this.changesDone, change.variable);
    if (change.kind === 'initial') return;
    const effect = isKnown ? this.effectOf(change, guard) : null;
    if (effect) this.effects.push(effect);
    else this.leave(source);
  }

  /** An effect of a change; under a condition only one of a variable that is yes or no can be said. */
  private effectOf(change: Change, guard: Expression | null): Effect | null {
    const effect = plainEffect(change, this.names);
    if (!effect || !guard) return effect;
    const own = variable(effect.variable);
    const value = typed(change.value, this.names);
    if (change.kind !== 'set' || value?.type !== 'boolean') return null;
    const text = expressionText(guardedValue(own, value.value, guard));
    return text === null ? null : { ...effect, value: text };
  }

  private ask(
    { question, ...source }: { question: Question } & Written,
    guard: Expression | null,
    isKnown: boolean,
  ): void {
    const { variable: name, text, isNumber: _isNumber, ...limits } = question;
    count(this.changesDone, name);
    const type = this.names.typeOf(name);
    if (guard || !isKnown || type === undefined || type === 'boolean') {
      this.leave(source);
      return;
    }
    this.effects.push({
      kind: 'ask',
      variable: this.names.nameOf(name),
      question: text,
      ...limits,
    });
  }

  private times(
    item: Extract<Item, { kind: 'times' }>,
    guard: Expression | null,
    isKnown: boolean,
  ): ShownPart[] {
    const lowered = item.texts.map((text) => this.items(treeOf(text), guard, isKnown));
    const isPlain = lowered.flat().every(({ kind }) => kind === 'text' || kind === 'value');
    // Ours count the visits of the node; a text under a condition is not seen at each of them.
    if (guard || !isKnown || !isPlain || (item.isCycle && item.texts.length !== 2)) {
      this.leave(item);
      return lowered[0] ?? [];
    }
    if (!item.isCycle) return [{ kind: 'times', texts: lowered }];
    const turn = this.names.keepCondition(`${item.code} ${this.effects.length}`, 'turn');
    this.effects.push({ kind: 'toggle', variable: turn });
    const [shown = [], otherwise = []] = lowered;
    return [{ kind: 'if', condition: variable(turn), shown, otherwise }];
  }

  private link(link: Link, guard: Expression | null, isKnown: boolean): ShownPart[] {
    const written = link.condition && asCondition(link.condition, this.here);
    const own = both(guard, written ?? null);
    const words: ShownPart[] = link.words
      ? this.items(treeOf(link.words), null, isKnown)
      : [{ kind: 'text', text: link.label }];
    const isSaid =
      (link.condition === undefined || !!written) && (!own || expressionText(own) !== null);
    if (!isSaid) this.leave({ name: link.label, code: link.label });
    const paths = linkPaths(link, this.names, (source) => this.leave(source));
    const once = link.isOnce
      ? this.names.keepCondition(`${link.label} ${this.links.length}`, 'once')
      : null;
    for (const { condition, effects, target } of paths) {
      const all = both(own, condition);
      const limited = once === null ? all : both(all, not(variable(once)));
      this.links.push({
        words,
        label: link.label,
        target,
        condition: limited && expressionText(limited) !== null ? limited : guard,
        effects:
          once === null ? effects : [{ kind: 'set', variable: once, value: 'yes' }, ...effects],
      });
    }
    return [{ kind: 'link', words }];
  }

  /** A condition that is longer than ours may be leaves its texts without it. */
  private withoutLong(parts: readonly ShownPart[]): ShownPart[] {
    return parts.flatMap((part): ShownPart[] => {
      if (part.kind !== 'if') return [part];
      const shown = this.withoutLong(part.shown);
      const otherwise = this.withoutLong(part.otherwise);
      if (expressionText(part.condition) !== null) return [{ ...part, shown, otherwise }];
      this.leave({ name: 'if', code: '' });
      return [...shown, ...otherwise];
    });
  }
}

/** A fallback is open where no other link is: beside a link without a condition, never. */
function withFallbacks(links: readonly LoweredLink[]): LoweredLink[] {
  const others = links.filter(({ isFallback }) => !isFallback);
  if (others.length === links.length) return [...links];
  let closed: Expression | null = null;
  for (const { condition } of others) {
    if (!condition) return others;
    closed = both(closed, negated(condition));
  }
  return links.map((link) =>
    link.isFallback ? { ...link, condition: both(link.condition, closed) } : link,
  );
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
