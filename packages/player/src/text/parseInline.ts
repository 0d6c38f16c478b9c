import { linkAddress } from './linkAddress.ts';
import type { Inline } from './markdownTree.ts';

/** A mark that was opened and waits for its end, with what stands inside so far. */
type Frame = { mark: string; children: Inline[] };

const wordSign = /[\p{L}\p{N}]/u;
const spaceOrNothing = /^\s?$/;
const escaped = /[\\`*_{}[\]()#+\-.!>]/;
const special = /[\\*_[\]\n]/g;
const linkEnd = /\]\(((?:[^\s()]|\([^\s()]*\)){1,2000})\)/y;

/** A run of stars or underlines longer than this is a decoration, not a mark. */
const longestMark = 3;

const wrap = (mark: string, children: Inline[]): Inline => {
  if (mark.length === 1) return { type: 'emphasis', children };
  const strong: Inline = { type: 'strong', children };
  return mark.length === 2 ? strong : { type: 'emphasis', children: [strong] };
};

/** Reads the marks inside a paragraph in one pass: every sign is looked at a bounded number of times. */
class InlineReader {
  private readonly source: string;
  private at = 0;
  private readonly frames: Frame[] = [{ mark: '', children: [] }];

  constructor(source: string) {
    this.source = source;
  }

  read(): Inline[] {
    while (this.at < this.source.length) this.readNext();
    this.dissolveAbove(0);
    return this.top().children;
  }

  private top(): Frame {
    return this.frames.at(-1) as Frame;
  }

  private readNext(): void {
    const { source, at } = this;
    special.lastIndex = at;
    const found = special.exec(source)?.index ?? source.length;
    if (found > at) {
      this.addText(source.slice(at, found));
      this.at = found;
      return;
    }
    const sign = source[at];
    if (sign === '\n') this.readBreak();
    else if (sign === '\\') this.readEscape();
    else if (sign === '[') this.openLink();
    else if (sign === ']') this.closeLink();
    else this.readMark();
  }

  private readBreak(): void {
    this.top().children.push({ type: 'break' });
    this.at += 1;
  }

  private readEscape(): void {
    const next = this.source[this.at + 1] ?? '';
    const isEscape = escaped.test(next);
    this.addText(isEscape ? next : '\\');
    this.at += isEscape ? 2 : 1;
  }

  private openLink(): void {
    const outer = this.frames.findIndex(({ mark }) => mark === '[');
    if (outer !== -1) this.dissolveAbove(outer - 1);
    this.frames.push({ mark: '[', children: [] });
    this.at += 1;
  }

  private closeLink(): void {
    const opened = this.frames.findIndex(({ mark }) => mark === '[');
    linkEnd.lastIndex = this.at;
    const end = opened === -1 ? null : linkEnd.exec(this.source);
    const address = end ? linkAddress(end[1] ?? '') : null;
    if (!end || address === null) {
      if (opened !== -1) this.dissolveAbove(opened - 1);
      this.addText(']');
      this.at += 1;
      return;
    }
    this.dissolveAbove(opened);
    const { children } = this.frames.pop() as Frame;
    this.top().children.push({ type: 'link', address, children });
    this.at += end[0].length;
  }

  private readMark(): void {
    const { source, at } = this;
    const sign = source[at] as string;
    let end = at;
    while (source[end] === sign) end += 1;
    const mark = source.slice(at, end);
    this.at = end;
    if (mark.length > longestMark) {
      this.addText(mark);
      return;
    }
    const before = source[at - 1] ?? '';
    const after = source[end] ?? '';
    const isInWord = sign === '_' && wordSign.test(before) && wordSign.test(after);
    const opened = this.frames.findIndex((frame) => frame.mark === mark);
    if (opened !== -1 && !spaceOrNothing.test(before) && !isInWord) this.close(opened);
    else if (opened === -1 && !spaceOrNothing.test(after) && !isInWord) {
      this.frames.push({ mark, children: [] });
    } else this.addText(mark);
  }

  private close(opened: number): void {
    this.dissolveAbove(opened);
    const { mark, children } = this.frames.pop() as Frame;
    if (children.length === 0) this.addText(mark + mark);
    else this.top().children.push(wrap(mark, children));
  }

  /** Marks above this depth never ended: they are what the author typed. */
  private dissolveAbove(depth: number): void {
    while (this.frames.length - 1 > depth) {
      const { mark, children } = this.frames.pop() as Frame;
      this.addText(mark);
      for (const child of children) {
        if (child.type === 'text') this.addText(child.text);
        else this.top().children.push(child);
      }
    }
  }

  private addText(text: string): void {
    if (text === '') return;
    const { children } = this.top();
    const last = children.at(-1);
    if (last?.type === 'text') last.text += text;
    else children.push({ type: 'text', text });
  }
}

/** Reads emphasis, strong, links and line breaks; what is no mark stays as typed. */
export const parseInline = (source: string): Inline[] => new InlineReader(source).read();
