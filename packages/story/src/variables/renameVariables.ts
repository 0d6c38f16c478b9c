import type { StoryDocument } from '../schema/document.ts';
import { mapVariables } from './mapStory.ts';
import { nextToken } from './nextToken.ts';
import { parseExpression } from './parseExpression.ts';
import { expressionsIn } from './parseTemplate.ts';

export type Renaming = ReadonlyMap<string, string>;

/** The expression with other names; its spaces and brackets stay. One with a mistake stays as it is. */
function renameInExpression(source: string, names: Renaming): string {
  if (!parseExpression(source).ok) return source;
  let result = '';
  let start = 0;
  for (
    let token = nextToken(source, 0);
    token.kind !== 'end';
    token = nextToken(source, token.end)
  ) {
    const name = token.kind === 'name' ? names.get(token.text) : undefined;
    if (name === undefined) continue;
    result += source.slice(start, token.at) + name;
    start = token.end;
  }
  return result + source.slice(start);
}

function renameInTemplate(text: string, names: Renaming): string {
  if (!text.includes('{')) return text;
  let result = '';
  let start = 0;
  for (const { from, to } of expressionsIn(text)) {
    result += text.slice(start, from) + renameInExpression(text.slice(from, to), names);
    start = to;
  }
  return result + text.slice(start);
}

/** The story with other names of variables wherever they are used; the list of variables stays (SPEC E39). */
export const renameVariables = (story: StoryDocument, names: Renaming): StoryDocument =>
  names.size === 0
    ? story
    : mapVariables(story, {
        expression: (source) => renameInExpression(source, names),
        template: (text) => renameInTemplate(text, names),
        name: (name) => names.get(name.normalize()) ?? name,
      });
