import type { Expression } from '../../variables/expression.ts';
import { expressionText } from '../readLogic/shownPart.ts';
import { asCondition, type Names, typed } from '../readLogic/typed.ts';
import type { Link, TextPart, Written } from '../twine/textPart.ts';
import type { Segment } from './contentSegments.ts';

export type TemplateInput = {
  names: Names;
  /** Pieces of the text as it was written: those that are still there have their source. */
  known?: readonly Segment[];
  /** The sources of the conditions that are open where the text begins. */
  open?: readonly string[];
  /** What stands for a link. */
  link: (link: Link) => string;
  /** Code that ours cannot say. */
  leave: (source: Written) => void;
};

/** The deepest that conditions nest in ours. */
const deepest = 2;

const timesWord = /^\{\s*(?:times|раз)\b/iu;

/** The signs of a condition without the brackets of the hooks around it. */
const codeKey = (written: string): string => written.replace(/^\](?=\()/, '').replace(/\[$/, '');

/** Takes what stands in an order by its key, each thing once. */
function createQueue(segments: readonly Segment[]) {
  const waiting = new Map<string, Segment[]>();
  for (const segment of segments) {
    const key = codeKey(segment.written);
    const alike = waiting.get(key);
    if (alike) alike.push(segment);
    else waiting.set(key, [segment]);
  }
  return (key: string, fits: (segment: Segment) => boolean): Segment | undefined => {
    const alike = waiting.get(key) ?? [];
    const place = alike.findIndex(fits);
    return place === -1 ? undefined : alike.splice(place, 1)[0];
  };
}

/** Text of another program as a template; null where its conditions nest deeper than ours may. */
export function templateOf(
  parts: readonly TextPart[],
  { names, known = [], open = [], link, leave }: TemplateInput,
): string | null {
  const take = createQueue(known);
  const conditions = open.map((source) => ({ source, closes: 1 }));
  let template = '';
  const expression = (value: Expression | null | undefined): string | null =>
    value ? expressionText(value) : null;
  const text = (written: string): string =>
    written
      .split('\n')
      .map((line) => {
        const own = take(line, ({ at }) => at === undefined)?.source;
        return own ?? line.replaceAll(conditions.length > 0 ? /[{}|]/g : /[{}]/g, '\\$&');
      })
      .join('\n');
  for (const part of parts) {
    switch (part.kind) {
      case 'text':
        template += text(part.text);
        break;
      case 'link':
        template += link(part);
        break;
      case 'value': {
        const own = take(part.code, ({ at }) => at === undefined)?.source;
        const value = own === undefined ? expression(typed(part.value, names)?.value) : null;
        if (own !== undefined) template += own;
        else if (value !== null) template += `{${value}}`;
        else if (part.isNaked) template += text(part.code);
        else leave(part);
        break;
      }
      case 'branch': {
        const top = conditions.at(-1);
        if (part.at === 'end') {
          if (top) template += '}'.repeat(top.closes);
          conditions.pop();
          break;
        }
        const isTimes = top !== undefined && timesWord.test(top.source);
        const own = take(codeKey(part.code), ({ at, source }) =>
          part.at === 'if' ? at === 'open' : at === 'middle' && (source === '|') === isTimes,
        )?.source;
        const condition = part.condition ? expression(asCondition(part.condition, names)) : null;
        if (part.at === 'if') {
          if (conditions.length >= deepest) return null;
          if (own === undefined && condition === null) leave(part);
          const source = own ?? `{if ${condition ?? 'yes'}:`;
          template += `${source} `;
          conditions.push({ source, closes: 1 });
        } else if (own !== undefined) template += ` ${own} `;
        else if (part.at === 'else') template += isTimes ? ' | ' : ' | else: ';
        else if (!top || conditions.length >= deepest) return null;
        else {
          if (condition === null) leave(part);
          template += ` | else: {if ${condition ?? 'yes'}: `;
          top.closes += 1;
        }
        break;
      }
      case 'macro':
        leave(part);
        break;
      case 'change':
      case 'jump':
      case 'ask':
      case 'times':
        leave({ name: part.kind, code: 'code' in part ? part.code : part.target });
        break;
      case 'comment':
        break;
    }
  }
  return template;
}
