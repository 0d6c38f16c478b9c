import type { NodeType } from '@dreamfork/story';
import type { PromptTemplate } from '../services.ts';

export const choiceLimit = 4;
export const templateTitleLength = 24;

/** The lines of a result that become choices: those that say something, four at most. */
export const choiceLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, choiceLimit);

/** A request of the author's own as a template, named by how it begins. */
export function userTemplate(
  { prompt, nodeType, at }: { prompt: string; nodeType: NodeType; at: number },
  fallbackTitle: string,
): PromptTemplate {
  const title = Array.from(prompt.trim()).slice(0, templateTitleLength).join('').trim();
  return { key: `user.${at}`, title: title || fallbackTitle, nodeType, prompt };
}
