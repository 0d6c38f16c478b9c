import type { StoryDocument } from '../schema/document.ts';
import type { VariableValue } from '../schema/variable.ts';
import { ownProperty } from '../values/record.ts';
import { evaluate } from '../variables/evaluate.ts';
import { booleanWords } from '../variables/messages.ts';
import { parseExpression } from '../variables/parseExpression.ts';
import { expandTemplate, type TemplateScope } from '../variables/template.ts';
import type { PlayMemory } from './playMemory.ts';

/** A number from 0 to 1, without 1, that follows from the text (FNV-1a with the mixing of MurmurHash3). */
export function randomOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Twelve digits: what binary fractions lose is not shown. */
const numberText = (value: number): string => String(Number(value.toPrecision(12)));

/** What expressions see at this place; its random numbers are the same at every evaluation (SPEC P18). */
export function playScope(
  { variables = [], language = 'ru' }: StoryDocument,
  { seed, step, values, visits }: PlayMemory,
  nodeId: string,
  place: string,
): TemplateScope {
  let count = 0;
  const visitsOf = (id: string): number => Number(ownProperty(visits, id)) || 0;
  const isRussian = language.startsWith('ru');
  return {
    valueOf(name) {
      const variable = variables.find((one) => one.name === name);
      return variable && (ownProperty(values, variable.id) as VariableValue | undefined);
    },
    visitsOf,
    random: () => randomOf([seed, step, place, count++].join(' ')),
    turn: visitsOf(nodeId),
    print: (value) =>
      typeof value === 'boolean'
        ? booleanWords[isRussian ? 'ru' : 'en'][value ? 1 : 0]
        : typeof value === 'number'
          ? numberText(value)
          : value,
  };
}

/** The value of an expression; undefined if it has a mistake. */
export function valueAt(source: unknown, scope: TemplateScope): VariableValue | undefined {
  const parsed = parseExpression(typeof source === 'string' ? source : '');
  const result = parsed.ok ? evaluate(parsed.value, scope) : parsed;
  return result.ok ? result.value : undefined;
}

/** Whether a condition holds; one with a mistake does not. */
export const holds = (condition: string | undefined, scope: TemplateScope): boolean =>
  condition === undefined || valueAt(condition, scope) === true;

const markdownSigns = /[\\`*_{}[\]()#+\-.!>]/g;

/** A text with Markdown: what the reader has typed is no Markdown. */
export const expandMarkdown = (text: string, scope: TemplateScope): string =>
  expandTemplate(text, {
    ...scope,
    print: (value) =>
      typeof value === 'string' ? value.replace(markdownSigns, '\\$&') : scope.print(value),
  });
