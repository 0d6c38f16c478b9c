import type { PromptTemplate } from '@dreamfork/api-client/contract';
import type { Locale } from './locale.ts';

/** Templates of a server whose operator has set up none. */
export const defaultTemplates: Record<Locale, readonly PromptTemplate[]> = {
  ru: [
    {
      key: 'text.scene',
      title: 'Сцена',
      nodeType: 'text',
      prompt:
        'Опишите место, в котором оказался герой: что он видит, слышит и чувствует. Два-три абзаца.',
    },
    {
      key: 'text.dialogue',
      title: 'Разговор',
      nodeType: 'text',
      prompt: 'Напишите короткий разговор двух героев, в котором один что-то скрывает от другого.',
    },
    {
      key: 'choice.crossroads',
      title: 'Развилка',
      nodeType: 'choice',
      prompt:
        'Предложите четыре варианта того, что герой может сделать дальше, по одному в строке.',
    },
    {
      key: 'end.ending',
      title: 'Концовка',
      nodeType: 'end',
      prompt: 'Напишите концовку истории в одном-двух абзацах: чем обернулись решения героя.',
    },
  ],
  en: [
    {
      key: 'text.scene',
      title: 'Scene',
      nodeType: 'text',
      prompt:
        'Describe the place where the hero is: what they see, hear and feel. Two or three paragraphs.',
    },
    {
      key: 'text.dialogue',
      title: 'Dialogue',
      nodeType: 'text',
      prompt: 'Write a short dialogue of two people, one of whom hides something from the other.',
    },
    {
      key: 'choice.crossroads',
      title: 'Crossroads',
      nodeType: 'choice',
      prompt: 'Propose four things that the hero could do next, one on each line.',
    },
    {
      key: 'end.ending',
      title: 'Ending',
      nodeType: 'end',
      prompt:
        'Write the ending of the story in one or two paragraphs: what the hero’s choices led to.',
    },
  ],
};
