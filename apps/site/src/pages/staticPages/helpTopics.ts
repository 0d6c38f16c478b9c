import type { Locale } from '@dreamfork/ui/i18n';
import type { helpMessages } from './help.messages.ts';
import botEn from './pictures/bot-en.webp';
import botRu from './pictures/bot-ru.webp';
import branchesEn from './pictures/branches-en.webp';
import branchesRu from './pictures/branches-ru.webp';
import canvasEn from './pictures/canvas-en.webp';
import canvasRu from './pictures/canvas-ru.webp';
import choiceEn from './pictures/choice-en.webp';
import choiceRu from './pictures/choice-ru.webp';
import conditionEn from './pictures/condition-en.webp';
import conditionRu from './pictures/condition-ru.webp';
import memoryEn from './pictures/memory-en.webp';
import memoryRu from './pictures/memory-ru.webp';
import previewEn from './pictures/preview-en.webp';
import previewRu from './pictures/preview-ru.webp';
import publishEn from './pictures/publish-en.webp';
import publishRu from './pictures/publish-ru.webp';
import valuesEn from './pictures/values-en.webp';
import valuesRu from './pictures/values-ru.webp';
import variablesEn from './pictures/variables-en.webp';
import variablesRu from './pictures/variables-ru.webp';

/** The size that the pictures were taken in. */
export const pictureSize = { width: 1120, height: 700 };

/** The steps of a first story and of one that remembers, in their order; each has a picture. */
export const helpSteps = {
  first: ['canvas', 'choice', 'branches', 'preview', 'publish'],
  remembering: ['variables', 'condition', 'values', 'memory', 'bot'],
} as const;
export type HelpGuide = keyof typeof helpSteps;
export type HelpPictureName = (typeof helpSteps)[HelpGuide][number];

/** Pictures of the product in each language, taken by `npm run pictures`. */
export const helpPictures: Record<HelpPictureName, Record<Locale, string>> = {
  canvas: { ru: canvasRu, en: canvasEn },
  choice: { ru: choiceRu, en: choiceEn },
  branches: { ru: branchesRu, en: branchesEn },
  preview: { ru: previewRu, en: previewEn },
  publish: { ru: publishRu, en: publishEn },
  variables: { ru: variablesRu, en: variablesEn },
  condition: { ru: conditionRu, en: conditionEn },
  values: { ru: valuesRu, en: valuesEn },
  memory: { ru: memoryRu, en: memoryEn },
  bot: { ru: botRu, en: botEn },
};

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
