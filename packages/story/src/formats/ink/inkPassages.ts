import type { Expression } from '../../variables/expression.ts';
import { addText, type ReadPassage, withoutLastSpaces } from '../passages/passageStory.ts';
import { both, infix, not, visited } from '../readLogic/syntax.ts';
import { stableId } from '../stableId.ts';
import type { TextPart, Written } from '../twine/textPart.ts';
import { passagesMaximum } from '../twine/twineStory.ts';
import { type InkNames, inkChange, inkExpression } from './inkExpression.ts';
import type { InkFlow, InkStory } from './inkNames.ts';
import {
  flattened,
  type InkPart,
  isNested,
  nameIn,
  partIn,
  partsIn,
  pathOf,
  unnested,
} from './inkTree.ts';

type Passage = ReadPassage & { parts: TextPart[]; tags: string[]; aliases: string[] };

/** What a passage is called and known by; `next` is where it goes on if nothing else leads out of it. */
type Head = { key: string; title: string; next: string | null };

const longestTitle = 120;
const expressions = new Set([
  'ref',
  'BinaryExpression',
  'UnaryExpression',
  'Number',
  'String',
  'FunctionCall',
  'MultipleConditionExpression',
]);
const changes = new Set(['variable assignment', 'temp', 'IncDecExpression']);
/** Stands in a text where ink joins two lines. */
const glue = '\uE000';
const cycle = 2;
const shuffle = 4;
const once = 8;

const isBlank = (part: TextPart): boolean => part.kind === 'text' && part.text.trim() === '';
const plainText = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Texts as ink shows them: without spaces at the ends of lines, glued lines joined. */
const trimmed = (parts: readonly TextPart[]): TextPart[] =>
  withoutLastSpaces(parts).map((part, index) => {
    if (part.kind !== 'text') return part;
    const joined = part.text.replaceAll(/\n*\uE000 ?\n*/g, '').replaceAll(/[^\S\n]{1,20}\n/g, '\n');
    return { kind: 'text', text: index === 0 ? joined.trimStart() : joined };
  });

/** Whether statements show or do anything, or lead anywhere but to the end. */
const hasMore = (items: readonly InkPart[]): boolean =>
  items.some((part) => {
    if (part.typeName === 'Text') return String(part.text).trim() !== '';
    if (part.typeName === 'Divert') return part.isEnd !== true && part.isDone !== true;
    return part.typeName !== 'Gather';
  });

/** Whether statements end with one that leads away. */
function leavesFlow(items: readonly InkPart[]): boolean {
  const last = items.findLast(
    (part) => part.typeName !== 'Text' || String(part.text).trim() !== '',
  );
  return (
    last?.typeName === 'TunnelOnwards' || (last?.typeName === 'Divert' && last.isThread !== true)
  );
}

/** Writes the passages of one knot or stitch. */
export class InkFlowWriter {
  readonly passages: Passage[] = [];
  private readonly story: InkStory;
  private readonly flow: InkFlow;
  private readonly names: InkNames;
  private readonly lines: readonly string[];
  private parts = 0;

  constructor(story: InkStory, flow: InkFlow, lines: readonly string[]) {
    this.story = story;
    this.flow = flow;
    this.names = story.namesIn(flow.name);
    this.lines = lines;
  }

  write(): void {
    const { name, title, part } = this.flow;
    const items = flattened(part.content);
    const isOpen = items.some(({ typeName }) => typeName !== 'Gather');
    const [first] = part.content.filter(({ typeName }) => typeName === 'Stitch');
    const next = !isOpen && first ? `${name}.${nameIn(first)}` : null;
    this.block(items, { key: name, title, next });
    for (const passage of this.passages) passage.parts = trimmed(passage.parts);
  }

  private open({ key, title }: Head): Passage {
    const passage: Passage = { key, title, parts: [], tags: [], aliases: [] };
    this.passages.push(passage);
    return passage;
  }

  private labelOf(part: InkPart): string {
    const label = nameIn(part);
    if (label === '') return '';
    return this.flow.name === '' ? label : `${this.flow.name}.${label}`;
  }

  /** How the file has a part, for the author. */
  written(part: InkPart, name: string): Written {
    const { startLineNumber = 1, endLineNumber = 0 } = part.debugMetadata ?? {};
    const code = this.lines
      .slice(startLineNumber - 1, endLineNumber)
      .join('\n')
      .trim();
    return { name, code: code || name };
  }

  private macro(part: InkPart, name: string): TextPart {
    return { kind: 'macro', ...this.written(part, name) };
  }

  /** Statements up to the end of a flow or of the body of a choice. */
  private block(written: readonly InkPart[], opened: Head): void {
    if (this.passages.length > passagesMaximum) return;
    let items = written;
    let passage = this.open(opened);
    let isClosed = false;
    for (let at = 0; at < items.length; ) {
      const item = items[at] as InkPart;
      if (isNested(item)) {
        items = [...items.slice(0, at), ...unnested(item, items.slice(at + 1))];
        continue;
      }
      if (item.typeName === 'Gather') {
        const isLed = passage.parts.some(({ kind }) => kind === 'link');
        const label = this.labelOf(item);
        if (label !== '' && passage.parts.every(isBlank)) passage.aliases.push(label);
        else if (label !== '' || (isLed && hasMore(items.slice(at)))) {
          const head = this.headOf(item, opened);
          if (!isClosed) {
            passage.parts.push({
              kind: 'jump',
              target: head.key,
              ...(isLed ? { isFallback: true } : {}),
            });
          }
          passage = this.open(head);
        }
        // Behind a divert, only what has a name is ever reached.
        isClosed = isClosed && label === '' && !isLed;
        at += 1;
        continue;
      }
      const gather = items.findIndex(({ typeName }, index) => index >= at && typeName === 'Gather');
      const end = gather === -1 ? items.length : gather;
      const target = gather === -1 ? opened.next : this.nextOf(items, gather, opened);
      const run = items.slice(at, end);
      const weave = run.findIndex(isNested);
      const first = run.findIndex(({ typeName }) => typeName === 'Choice');
      const last = weave !== -1 && (first === -1 || weave < first) ? weave : run.length;
      if (!isClosed) this.append(passage.parts, this.inline(run.slice(0, last), passage, target));
      isClosed ||= first !== -1 && first < last ? true : leavesFlow(run.slice(0, last));
      at += last;
    }
    if (!isClosed && opened.next !== null) {
      const isFallback = passage.parts.some(({ kind }) => kind === 'link');
      passage.parts.push({
        kind: 'jump',
        target: opened.next,
        ...(isFallback ? { isFallback } : {}),
      });
    }
  }

  /** Where choices go on that lead nowhere else: to the gather behind them, if anything stands there. */
  private nextOf(items: readonly InkPart[], gather: number, opened: Head): string | null {
    const item = items[gather] as InkPart;
    return hasMore(items.slice(gather)) || nameIn(item) !== ''
      ? this.headOf(item, opened).key
      : opened.next;
  }

  private readonly heads = new Map<InkPart, Head>();

  private headOf(gather: InkPart, { title, next }: Head): Head {
    const known = this.heads.get(gather);
    if (known) return known;
    this.parts += 1;
    const label = this.labelOf(gather);
    const head = {
      key: label || stableId('gather', this.flow.name, this.parts),
      title: nameIn(gather) || `${title} · ${this.parts + 1}`.slice(0, longestTitle),
      next,
    };
    this.heads.set(gather, head);
    return head;
  }

  private append(to: TextPart[], parts: readonly TextPart[]): void {
    for (const part of parts) {
      if (part.kind === 'text') addText(to, part.text);
      else to.push(part);
    }
  }

  /** A list of choices with their bodies. */
  private choices(items: readonly InkPart[], passage: Passage, next: string | null): TextPart[] {
    const starts = items.flatMap(({ typeName }, index) => (typeName === 'Choice' ? [index] : []));
    const seen = new Map<string, number>();
    return starts.flatMap((start, nth): TextPart[] => {
      const body = items.slice(start + 1, starts[nth + 1] ?? items.length);
      const choice = this.choice(items[start] as InkPart, body, passage, next, seen);
      return [{ kind: 'text', text: '\n' }, ...choice];
    });
  }

  private choice(
    choice: InkPart,
    body: readonly InkPart[],
    passage: Passage,
    next: string | null,
    seen: Map<string, number>,
  ): TextPart[] {
    const contentOf = (key: string) => flattened(partIn(choice, key)?.content ?? []);
    const start = this.inline(contentOf('startContent'), passage, null);
    const words = [...start, ...this.inline(contentOf('choiceOnlyContent'), passage, null)];
    const label = plainText(words) || '…';
    const nth = seen.get(label) ?? 0;
    seen.set(label, nth + 1);
    const all = [...contentOf('innerContent'), ...body];
    const written = partIn(choice, 'condition');
    const condition = written ? inkExpression(written, this.names) : undefined;
    const isOnce = choice.onceOnly === true;
    const hasChoices = all.some((part) => isNested(part) || part.typeName === 'Gather');
    const inside = hasChoices ? [] : this.inline(all, passage, next);
    const isDirect =
      nameIn(choice) === '' &&
      !hasChoices &&
      inside.every((part) => isBlank(part) || part.kind === 'change' || part.kind === 'jump');
    if (choice.isInvisibleDefault === true && isDirect) {
      const jump = inside.find(({ kind }) => kind === 'jump');
      const target = jump?.kind === 'jump' ? jump.target : next;
      return target === null ? [] : [{ kind: 'jump', target, isFallback: true }];
    }
    const own = { label, words, ...(condition === undefined ? {} : { condition }) };
    const direct = inside.find(({ kind }) => kind === 'jump');
    const target = direct?.kind === 'jump' ? direct.target : next;
    if (isDirect && target !== null) {
      const effects = inside.filter(({ kind }) => kind === 'change');
      return [
        {
          kind: 'link',
          ...own,
          target,
          ...(effects.length > 0 ? { inside: effects } : {}),
          isOnce,
        },
      ];
    }
    const key = this.labelOf(choice) || stableId('choice', passage.key, label, nth);
    const title = label.slice(0, longestTitle);
    this.body(start, all, { key, title, next });
    const unseen: Expression | null = isOnce ? not(visited(key)) : null;
    const open = condition === null ? null : both(condition ?? null, unseen);
    return [
      {
        kind: 'link',
        label,
        words,
        target: key,
        ...(open || condition === null ? { condition: open } : {}),
      },
    ];
  }

  /** The body of a choice, which begins with the words that stand before its brackets. */
  private body(start: readonly TextPart[], items: readonly InkPart[], head: Head): void {
    const at = this.passages.length;
    this.block(items, head);
    const passage = this.passages[at];
    if (!passage || start.length === 0) return;
    const parts: TextPart[] = [];
    this.append(parts, [...start, ...passage.parts]);
    passage.parts = parts;
  }

  /** The parts of statements that are neither choices nor gathers. */
  private inline(items: readonly InkPart[], passage: Passage, next: string | null): TextPart[] {
    const parts: TextPart[] = [];
    let isTag = false;
    let tag = '';
    for (const [at, item] of items.entries()) {
      const { typeName } = item;
      if (typeName === 'Choice') {
        this.append(parts, this.choices(items.slice(at), passage, next));
        break;
      }
      if (typeName === 'Tag') {
        if (item.isStart !== true && tag.trim() !== '') passage.tags.push(tag.trim());
        isTag = item.isStart === true;
        tag = '';
      } else if (isTag) tag += typeName === 'Text' ? String(item.text) : '';
      else if (typeName === 'Text') addText(parts, String(item.text));
      else this.append(parts, this.statement(item, passage, next));
    }
    return parts;
  }

  private statement(item: InkPart, passage: Passage, next: string | null): TextPart[] {
    const { typeName } = item;
    if (typeName === 'Weave') return this.inline(flattened(item.content), passage, next);
    if (typeName === 'Divert') return this.divert(item);
    if (typeName === 'Conditional') return this.conditional(item, passage, next);
    if (typeName === 'Sequence') return this.sequence(item, passage, next);
    if (typeName === 'Glue') return [{ kind: 'text', text: glue }];
    if (typeName === 'AuthorWarning') return [{ kind: 'comment' }];
    if (changes.has(typeName)) {
      const change = inkChange(item, this.names);
      const source = this.written(item, '~');
      return [change ? { kind: 'change', change, ...source } : { kind: 'macro', ...source }];
    }
    if (expressions.has(typeName)) {
      const value = inkExpression(item, this.names);
      const source = this.written(item, item.outputWhenComplete === true ? '{…}' : '~');
      return [value ? { kind: 'value', value, ...source } : { kind: 'macro', ...source }];
    }
    if (typeName === 'TunnelOnwards') return [this.macro(item, '->->')];
    if (typeName === 'ReturnType') return [this.macro(item, 'return')];
    if (typeName === 'EXTERNAL') return [this.macro(item, typeName)];
    return [];
  }

  /** A tunnel comes back in ink and a thread goes beside; ours lead there. */
  private divert(item: InkPart): TextPart[] {
    const path = pathOf(item);
    if (item.isEmpty === true || path === 'END' || path === 'DONE') return [];
    const left: TextPart[] = [];
    if (item.isTunnel === true) left.push(this.macro(item, '-> ->'));
    if (item.isThread === true) return [this.macro(item, '<-')];
    const target = this.names.placeOf(path) ?? path;
    const parameters = this.story.parametersOf(target);
    const given = partsIn(item, 'args').map((part, index): TextPart => {
      const value = inkExpression(part, this.names);
      const name = parameters[index];
      const source = this.written(item, '->');
      return value && name !== undefined
        ? { kind: 'change', change: { variable: name, kind: 'set', value }, ...source }
        : { kind: 'macro', ...source };
    });
    return [...left, ...given, { kind: 'jump', target }];
  }

  private conditional(item: InkPart, passage: Passage, next: string | null): TextPart[] {
    const initial = partIn(item, 'initialCondition');
    const first = initial && inkExpression(initial, this.names);
    const source = this.written(item, '{…}');
    const parts = partsIn(item, 'branches').flatMap((branch, index): TextPart[] => {
      const own = partIn(branch, 'ownExpression');
      const read = own && inkExpression(own, this.names);
      const isElse = branch.isElse === true;
      const matched = first && read && infix('=', first, read);
      const condition =
        branch.isTrueBranch === true ? first : branch.matchingEquality === true ? matched : read;
      const at = index === 0 ? 'if' : isElse ? 'else' : 'elseif';
      const content = branch.content.filter((part) => part !== own);
      return [
        { kind: 'branch', at, condition: isElse ? null : condition, ...source },
        ...this.inline(flattened(content), passage, next),
      ];
    });
    return [...parts, { kind: 'branch', at: 'end', ...source }];
  }

  private sequence(item: InkPart, passage: Passage, next: string | null): TextPart[] {
    const kind = Number(item.sequenceType);
    const texts = partsIn(item, 'sequenceElements').map((part) =>
      this.inline(flattened([part]), passage, next),
    );
    const source = this.written(item, '{…}');
    if ((kind & shuffle) !== 0) return [{ kind: 'macro', ...source }, ...(texts[0] ?? [])];
    if ((kind & once) !== 0) texts.push([]);
    return [{ kind: 'times', texts, isCycle: (kind & cycle) !== 0, ...source }];
  }
}
