import { mapVariables, type VariableParts } from './mapStory.ts';
import { nextToken, type Token } from './nextToken.ts';
import { parseExpression } from './parseExpression.ts';
import { printText } from './printExpression.ts';
import { expressionsIn } from './template.ts';

export type Renaming = ReadonlyMap<string, string>;

/** What stands in the place of a token; undefined leaves it. `before`: the token before it, and the one before that. */
type Replace = (token: Token, before: readonly (Token | undefined)[]) => string | undefined;

/** The expression with other tokens; its spaces and brackets stay. One with a mistake stays as it is. */
function replaceInExpression(source: string, replace: Replace): string {
  if (!parseExpression(source).ok) return source;
  let result = '';
  let start = 0;
  let before: readonly (Token | undefined)[] = [];
  for (
    let token = nextToken(source, 0);
    token.kind !== 'end';
    token = nextToken(source, token.end)
  ) {
    const text = replace(token, before);
    before = [token, before[0]];
    if (text === undefined) continue;
    result += source.slice(start, token.at) + text;
    start = token.end;
  }
  return result + source.slice(start);
}

function replaceInTemplate(text: string, replace: Replace): string {
  if (!text.includes('{')) return text;
  let result = '';
  let start = 0;
  for (const { from, to } of expressionsIn(text)) {
    result += text.slice(start, from) + replaceInExpression(text.slice(from, to), replace);
    start = to;
  }
  return result + text.slice(start);
}

/** The story with other names of variables wherever they are used; the list of variables stays (SPEC E39). */
export function renameVariables<Parts extends VariableParts>(story: Parts, names: Renaming): Parts {
  if (names.size === 0) return story;
  const replace: Replace = ({ kind, text }) => (kind === 'name' ? names.get(text) : undefined);
  return mapVariables(story, {
    expression: (source) => replaceInExpression(source, replace),
    template: (text) => replaceInTemplate(text, replace),
    name: (name) => names.get(name.normalize()) ?? name,
  });
}

/** The story with other ids of nodes in `visited(node)` and `visits(node)` (SPEC K13). */
export function renameVisitedNodes<Parts extends VariableParts>(
  story: Parts,
  nodeIds: Renaming,
): Parts {
  const replace: Replace = ({ kind, text }, [bracket, word]) => {
    if (kind !== 'text' || bracket?.text !== '(' || bracket.kind !== 'sign') return;
    if (word?.kind !== 'sign' || !['visited', 'visits'].includes(word.text)) return;
    const nodeId = nodeIds.get(text);
    return nodeId === undefined ? undefined : printText(nodeId);
  };
  return mapVariables(story, {
    expression: (source) => replaceInExpression(source, replace),
    template: (text) => replaceInTemplate(text, replace),
    name: (name) => name,
  });
}
