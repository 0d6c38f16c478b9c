import type { helpMessages } from '../../messages/help.ts';
import { type HelpGuide, type HelpPictureName, helpSteps } from './helpPictures.ts';

type HelpMessages = (typeof helpMessages)['ru'];
export type HelpAnswer = keyof HelpMessages['answers'];

/** What the help page shows: the steps of each guide, and the answers. */
export type HelpTopics = {
  guides: readonly { name: HelpGuide; steps: readonly HelpPictureName[] }[];
  answers: readonly HelpAnswer[];
  count: number;
};

const normalise = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The topics in which every word of a query occurs, in their order; all of them for an empty query. */
export function findHelpTopics(messages: HelpMessages, query: string): HelpTopics {
  const words = normalise(query).split(/\s+/).filter(Boolean);
  const matches = (...texts: string[]): boolean => {
    const text = normalise(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
  const guides = (Object.keys(helpSteps) as HelpGuide[])
    .map((name) => ({
      name,
      steps: helpSteps[name].filter((step) => {
        const { title, text, alt } = messages.steps[step];
        return matches(messages.guides[name].title, title, text, alt);
      }),
    }))
    .filter(({ steps }) => steps.length > 0);
  const answers = (Object.keys(messages.answers) as HelpAnswer[]).filter((name) =>
    matches(messages.answers[name].title, messages.answers[name].text),
  );
  const count = guides.reduce((sum, { steps }) => sum + steps.length, answers.length);
  return { guides, answers, count };
}
