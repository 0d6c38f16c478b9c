import type { AssistantContext, AssistantTask } from '@dreamfork/api-client/contract';
import { englishPrompts } from '../../messages/prompts/english.ts';
import type { PromptTexts, SectionName } from '../../messages/prompts/prompt-texts.ts';
import { russianPrompts } from '../../messages/prompts/russian.ts';

export type Prompt = {
  /** Our instructions. */
  system: string;
  /** The author's material, in marked sections. */
  material: string;
  /** Asks for the answer again in its proper form. */
  repair: string;
};

const isRussian = (language: string): boolean => /^ru(?:-|$)/i.test(language);

type Section = { name: SectionName; text: string | undefined; label?: string };

function contextSections({ storyTitle, storyDescription, passages }: AssistantContext): Section[] {
  return [
    { name: 'title', text: storyTitle },
    { name: 'description', text: storyDescription },
    ...passages.flatMap(({ title, text, choice }, index): Section[] => [
      { name: 'passage', label: `${index + 1}: ${title}`, text },
      { name: 'choice', text: choice },
    ]),
  ];
}

function taskSections(task: AssistantTask): Section[] {
  const context = 'context' in task && task.context ? contextSections(task.context) : [];
  const sections: Section[] = [...context];
  if ('text' in task) sections.push({ name: 'text', text: task.text });
  if (task.kind === 'choices') {
    sections.push({ name: 'existing', text: task.existing.join('\n') });
  }
  if (task.kind === 'passage') sections.push({ name: 'choice', text: task.choice });
  if (task.kind === 'prompt') sections.push({ name: 'request', text: task.prompt });
  if ('instruction' in task) sections.push({ name: 'wish', text: task.instruction });
  return sections.filter(({ text }) => text?.trim());
}

function detailsOf(task: AssistantTask, texts: PromptTexts): string[] {
  if (task.kind === 'tone') return [texts.tone(task.tone)];
  return task.kind === 'choices' ? [texts.count(task.count)] : [];
}

/** One line: a title must not look like the end of its section. */
const inLine = (text: string): string => text.replaceAll(/[\s\]]+/g, ' ').trim();

/**
 * The request for a task. `mark` is random, so that no text of the author can close its section.
 * Stories in Russian are asked for in Russian, all others in English.
 */
export function writePrompt(task: AssistantTask, language: string, mark: string): Prompt {
  const texts = isRussian(language) ? russianPrompts : englishPrompts;
  const target = task.kind === 'translate' ? task.target : language;
  const system = [
    texts.role,
    texts.tasks[task.kind],
    ...detailsOf(task, texts),
    ...('text' in task && task.text?.includes('{') ? [texts.braces] : []),
    texts.answerIn(target),
    texts.material(mark),
  ].join('\n\n');
  const material = taskSections(task).map(({ name, label, text }) => {
    const title = texts.sections[name];
    const opening = label === undefined ? '' : ` ${inLine(label)}`;
    return `[${title} ${mark}]${opening}\n${text}\n[/${title} ${mark}]`;
  });
  return { system, material: material.join('\n\n'), repair: texts.repair };
}
