import { jumpPast, openBranches } from '../passages/openBranches.ts';
import { addText, type ReadPassage } from '../passages/passageStory.ts';
import { parseLogic } from '../readLogic/parseLogic.ts';
import { stableId } from '../stableId.ts';
import type { TextPart, Written } from '../twine/textPart.ts';
import { passagesMaximum } from '../twine/twineStory.ts';
import { askPart, changePart, choiceSyntax, readSceneText } from './sceneText.ts';

export type SceneLine = { indent: number; text: string };
type Passage = ReadPassage & { parts: TextPart[] };
type Head = { key: string; title: string };
type Option = {
  words: TextPart[];
  label: string;
  condition?: ReturnType<typeof parseLogic>;
  isOnce: boolean;
};

const longestTitle = 120;
const branchNames: Readonly<Record<string, 'if' | 'elseif' | 'else'>> = {
  if: 'if',
  else: 'else',
  elseif: 'elseif',
  elsif: 'elseif',
};
const command = /^\*(\w{1,40})\s*(.*)$/s;
const reuse = /^\*(hide_reuse|disable_reuse|allow_reuse)\s+/;
const optionCondition = /^\*(?:selectable_)?if\s*([^#]{1,900})(?=#)/;
const end: TextPart = { kind: 'branch', at: 'end', name: '', code: '' };

const isOption = (text: string): boolean =>
  text.startsWith('#') ||
  (/^\*(?:hide_reuse|disable_reuse|allow_reuse|(?:selectable_)?if)\b/.test(text) &&
    text.includes('#'));

function readOption(text: string): Option {
  let rest = text;
  let isOnce = false;
  let condition: Option['condition'];
  for (let isMore = true; isMore; ) {
    const [whole, name] = reuse.exec(rest) ?? [];
    const [asked, written] = optionCondition.exec(rest) ?? [];
    if (whole !== undefined) isOnce ||= name !== 'allow_reuse';
    if (written !== undefined) condition = parseLogic(written.trim(), choiceSyntax);
    rest = rest.slice((whole ?? asked ?? '').length);
    isMore = whole !== undefined || asked !== undefined;
  }
  const words = readSceneText(rest.replace(/^#/, '').trim());
  const label =
    words
      .map((part) => (part.kind === 'text' ? part.text : ''))
      .join('')
      .trim() || '…';
  return { words, label, isOnce, ...(condition === undefined ? {} : { condition }) };
}

export type SceneWriterInput = {
  scene: string;
  lines: readonly SceneLine[];
  /** Where `*finish` leads: the next scene, or null. */
  next: string | null;
};

/** Writes the passages of one scene. */
export class SceneWriter {
  readonly passages: Passage[] = [];
  readonly declared: TextPart[] = [];
  private readonly scene: string;
  private readonly lines: readonly SceneLine[];
  private readonly nextScene: string | null;
  private parts = 0;

  constructor({ scene, lines, next }: SceneWriterInput) {
    this.scene = scene;
    this.lines = lines;
    this.nextScene = next;
  }

  write(): void {
    const head = { key: this.scene, title: this.scene };
    this.block(0, this.lines.length, head, this.nextScene);
  }

  private endOf(from: number, to: number, indent: number): number {
    let index = from;
    while (index < to) {
      const line = this.lines[index] as SceneLine;
      if (line.text !== '' && line.indent <= indent) break;
      index += 1;
    }
    return index;
  }

  /** The end of what a command that stays behind holds, such as the rows of a `*stat_chart`. */
  private bodyEnd(from: number, to: number, indent: number): number {
    let last = this.endOf(from, to, indent);
    while (last > from && this.lines[last - 1]?.text === '') last -= 1;
    return last;
  }

  private open({ key, title }: Head, parts: readonly TextPart[] = []): Passage {
    const passage: Passage = { key, title: title.slice(0, longestTitle), parts: [...parts] };
    this.passages.push(passage);
    return passage;
  }

  private further(title: string): Head {
    this.parts += 1;
    return {
      key: stableId('scene', this.scene, this.parts),
      title: `${title} · ${this.parts + 1}`,
    };
  }

  private labelKey = (label: string): string => `${this.scene}:${label}`;

  /** Lines of a scene or of an option, and where they go on. */
  private block(from: number, to: number, head: Head, next: string | null): void {
    if (this.passages.length > passagesMaximum) return;
    let passage = this.open(head);
    /** The indents of the conditions that are open. */
    const indents: number[] = [];
    let isClosed = false;
    const close = (indent: number, isElse: boolean): void => {
      while (indents.length > 0 && indent <= (indents.at(-1) as number)) {
        if (isElse && indent === indents.at(-1)) break;
        indents.pop();
        passage.parts.push(end);
      }
    };
    const split = (following: Head): void => {
      const open = openBranches(passage.parts);
      passage = this.open(following, open.flat());
      isClosed = false;
    };
    let index = from;
    while (index < to && this.passages.length <= passagesMaximum) {
      const { text, indent } = this.lines[index] as SceneLine;
      index += 1;
      if (text === '') {
        addText(passage.parts, '\n\n');
        continue;
      }
      const [, name = '', rest = ''] = command.exec(text) ?? [];
      const isElse = name === 'else' || name === 'elseif' || name === 'elsif';
      close(indent, isElse);
      const source: Written = { name: `*${name}`, code: text };
      if (name === 'if' || isElse) {
        const at = branchNames[name] ?? 'if';
        if (at === 'if') indents.push(indent);
        const condition = at === 'else' ? null : parseLogic(rest, choiceSyntax);
        passage.parts.push({ kind: 'branch', at, condition, ...source });
      } else if (name === 'choice' || name === 'fake_choice') {
        const last = this.endOf(index, to, indent);
        const after = this.lines.slice(last, to).find((line) => line.text !== '')?.text;
        const [, label] = /^\*label\s+(\S+)/.exec(after ?? '') ?? [];
        const following =
          after === undefined || label !== undefined ? null : this.further(head.title);
        const target = label === undefined ? (following?.key ?? next) : this.labelKey(label);
        this.choices(index, last, passage, target);
        if (target !== null) passage.parts.push(...jumpPast(openBranches(passage.parts), target));
        else for (const _open of indents) passage.parts.push(end);
        index = last;
        isClosed = true;
        indents.length = 0;
        if (after === undefined) break;
        if (!following) continue;
        passage = this.open(following);
        isClosed = false;
      } else if (name === 'label') {
        const following = { key: this.labelKey(rest.trim()), title: rest.trim() };
        if (!isClosed) passage.parts.push({ kind: 'jump', target: following.key });
        indents.length = 0;
        passage = this.open(following);
        isClosed = false;
      } else if (name === 'page_break') {
        const following = this.further(head.title);
        const words = rest.trim();
        addText(passage.parts, '\n');
        passage.parts.push(
          words === ''
            ? { kind: 'jump', target: following.key }
            : { kind: 'link', label: words, target: following.key },
        );
        split(following);
      } else {
        let parts = this.statement(name, rest, text, source);
        if (name !== '' && parts[0]?.kind === 'macro') {
          const last = this.bodyEnd(index, to, indent);
          const code = this.lines.slice(index - 1, last).map((line) => line.text);
          parts = [{ ...parts[0], code: code.join('\n') }, ...parts.slice(1)];
          index = last;
        }
        for (const part of parts) {
          if (part.kind === 'text') addText(passage.parts, part.text);
          else passage.parts.push(part);
        }
        const isLeft = /^(?:goto|goto_scene|finish|ending|gosub|return)$/.test(name);
        isClosed = isLeft && indents.length === 0;
      }
    }
    if (!isClosed && next !== null) {
      for (const _open of indents) passage.parts.push(end);
      passage.parts.push({ kind: 'jump', target: next });
    }
  }

  private statement(name: string, rest: string, text: string, source: Written): TextPart[] {
    switch (name) {
      case '':
        return [...readSceneText(text), { kind: 'text', text: ' ' }];
      case 'goto':
        return [
          { kind: 'jump', target: /^\w+$/.test(rest.trim()) ? this.labelKey(rest.trim()) : rest },
        ];
      case 'gosub':
        return [
          { kind: 'macro', ...source },
          { kind: 'jump', target: this.labelKey(rest.trim().split(/\s/)[0] ?? '') },
        ];
      case 'goto_scene': {
        const [scene = '', label] = rest.trim().split(/\s+/);
        return [{ kind: 'jump', target: label === undefined ? scene : `${scene}:${label}` }];
      }
      case 'finish': {
        const target = this.nextScene;
        if (target === null) return [];
        return [
          rest.trim() ? { kind: 'link', label: rest.trim(), target } : { kind: 'jump', target },
        ];
      }
      case 'ending':
        return [];
      case 'create':
        this.declared.push(changePart(name, rest, source));
        return [];
      case 'set':
      case 'temp':
      case 'rand':
        return [changePart(name, rest, source)];
      case 'input_text':
      case 'input_number':
        return [askPart(name, rest, source)];
      case 'line_break':
        return [{ kind: 'text', text: '\n' }];
      case 'comment':
        return [{ kind: 'comment' }];
      default:
        return [{ kind: 'macro', ...source }];
    }
  }

  /** The options of a choice; conditions around them stand by their indents. */
  private choices(from: number, to: number, passage: Passage, next: string | null): void {
    const indents: number[] = [];
    const seen = new Map<string, number>();
    let index = from;
    while (index < to) {
      const { text, indent } = this.lines[index] as SceneLine;
      index += 1;
      if (text === '') continue;
      const [, name = '', rest = ''] = command.exec(text) ?? [];
      const at = branchNames[name];
      while (indents.length > 0 && indent <= (indents.at(-1) as number)) {
        if (at !== undefined && at !== 'if' && indent === indents.at(-1)) break;
        indents.pop();
        passage.parts.push(end);
      }
      if (isOption(text)) {
        const last = this.endOf(index, to, indent);
        this.option(readOption(text), { from: index, to: last }, passage, next, seen);
        index = last;
      } else if (at !== undefined) {
        if (at === 'if') indents.push(indent);
        const condition = at === 'else' ? null : parseLogic(rest, choiceSyntax);
        passage.parts.push({ kind: 'branch', at, condition, name: `*${name}`, code: text });
      } else passage.parts.push({ kind: 'macro', name: `*${name}`, code: text });
    }
    for (const _open of indents) passage.parts.push(end);
  }

  private option(
    { words, label, isOnce, ...rest }: Option,
    body: { from: number; to: number },
    passage: Passage,
    next: string | null,
    seen: Map<string, number>,
  ): void {
    const nth = seen.get(label) ?? 0;
    seen.set(label, nth + 1);
    addText(passage.parts, '\n');
    const lines = this.lines.slice(body.from, body.to).filter(({ text }) => text !== '');
    const isPlain = lines.every(({ text }) =>
      /^\*(?:set|goto|goto_scene|rand|comment)\b/.test(text),
    );
    const inside = isPlain ? lines.flatMap(({ text }) => this.optionStatement(text)) : [];
    const jump = inside.find(({ kind }) => kind === 'jump');
    const target = jump?.kind === 'jump' ? jump.target : next;
    if (isPlain && target !== null) {
      const effects = inside.filter(({ kind }) => kind === 'change' || kind === 'macro');
      passage.parts.push({ kind: 'link', label, words, ...rest, target, inside: effects, isOnce });
      return;
    }
    const key = stableId('option', passage.key, label, nth);
    passage.parts.push({ kind: 'link', label, words, ...rest, target: key, isOnce });
    this.block(body.from, body.to, { key, title: label }, next);
  }

  private optionStatement(text: string): TextPart[] {
    const [, name = '', rest = ''] = command.exec(text) ?? [];
    return this.statement(name, rest, text, { name: `*${name}`, code: text });
  }
}
