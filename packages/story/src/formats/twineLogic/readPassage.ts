import type { StoryNode } from '../../schema/document.ts';
import type { Effect } from '../../schema/variable.ts';
import { deepEqual } from '../../values/deepEqual.ts';
import { plainEffect } from '../readLogic/effects.ts';
import { scanText } from '../twine/scanText.ts';
import { contentOf } from './contentOf.ts';
import type { LogicPassage } from './logicPassages.ts';
import { type LinkContext, type ReadLink, readLink, readLinkLine } from './readLink.ts';

/** A passage of a file that we wrote, after another program had it. */
export type ReadPassage = {
  /** The passage as a story without logic has it; null where ours cannot say it. */
  text: string | null;
  /** The effects of its node, if their lines were changed. */
  effects?: readonly Effect[];
  /** The links that stand in lines whose logic was changed. */
  links: readonly ReadLink[];
};

const setLine = /^(?:<<set\s.*>>|\(set:.*\))\\?$/;
const linkSign = '\uFDD0';
const linkMark = /^\uFDD0(\d+)\uFDD0$/;

/** The effects of changed lines. What the file cannot say keeps its place before what follows it. */
function effectsOf(
  lines: readonly string[],
  { effects, head }: LogicPassage,
  all: readonly Effect[],
  { dialect, names, leave }: LinkContext,
): Effect[] {
  const waiting = head.map((line, index) => ({ line, effect: effects[index] as Effect }));
  const take = (fits: (each: (typeof waiting)[number]) => boolean): Effect | undefined => {
    const place = waiting.findIndex(fits);
    return place === -1 ? undefined : waiting.splice(place, 1)[0]?.effect;
  };
  const known = lines.map((line) => take((each) => each.line === line));
  const said = lines.flatMap((line, index): Effect[] => {
    const own = known[index];
    if (own) return [own];
    return scanText(line.replace(/\\$/, ''), dialect).flatMap((part): Effect[] => {
      const effect = part.kind === 'change' ? plainEffect(part.change, names) : null;
      if (!effect) {
        if ('code' in part) leave(part);
        return [];
      }
      const former = take((each) => each.effect.variable === effect.variable);
      const { value: _value, ...rest } = former ?? { value: '' };
      return [{ ...rest, ...effect }];
    });
  });
  const result = [...said];
  for (const [index, effect] of all.entries()) {
    if (effects.includes(effect)) continue;
    const next = all.slice(index + 1).find((other) => said.includes(other));
    result.splice(next ? result.indexOf(next) : result.length, 0, effect);
  }
  return result;
}

/** What a passage says now that was written as `written`. */
export function readPassage(
  text: string,
  written: LogicPassage,
  node: StoryNode,
  context: LinkContext,
): ReadPassage {
  const lines = text.split('\n');
  const headLength = lines.findIndex(
    (line, index) => !setLine.test(line) && line !== written.head[index],
  );
  const head = lines.slice(0, headLength === -1 ? lines.length : headLength);
  const body = lines.slice(head.length);

  const waiting = written.links.map(({ source, written: line }) => ({ line, source }));
  const found: string[] = [];
  const marked = [...body]
    .reverse()
    .map((line) => {
      const place = waiting.findLastIndex((each) => each.line === line);
      if (place === -1) return line;
      found.push(waiting.splice(place, 1)[0]?.source ?? '');
      return `${linkSign}${found.length - 1}${linkSign}`;
    })
    .reverse();
  // What the lines said that are no longer there: a link with the same logic is one of them with other words.
  const gone = waiting.flatMap(
    ({ line }) => readLinkLine(line, { ...context, leave: () => {} }) ?? [],
  );
  const links: ReadLink[] = [];
  const keep = (link: ReadLink): ReadLink => {
    const place = gone.findIndex(({ logic }) => deepEqual(logic, link.logic));
    if (place === -1) links.push(link);
    else gone.splice(place, 1);
    return link;
  };
  const withLinks = marked.map((line) => {
    const link = linkMark.test(line) ? null : readLinkLine(line, context);
    if (!link) return line;
    found.push(keep(link).line);
    return `${linkSign}${found.length - 1}${linkSign}`;
  });
  const tail = withLinks.findLastIndex((line) => line !== '' && !linkMark.test(line)) + 1;
  const content = contentOf(withLinks.slice(0, tail).join('\n'), written.content, context.dialect, {
    ...context,
    link: (link) => keep(readLink(link, context)).line,
  });
  const sourceOf = (line: string): string => {
    const [, index] = linkMark.exec(line) ?? [];
    return index === undefined ? line : (found[Number(index)] ?? '');
  };
  return {
    text:
      content === null
        ? null
        : [...(tail === 0 ? [] : content.split('\n')), ...withLinks.slice(tail)]
            .map(sourceOf)
            .join('\n'),
    links,
    ...(deepEqual(head, written.head)
      ? {}
      : { effects: effectsOf(head, written, node.effects ?? [], context) }),
  };
}
