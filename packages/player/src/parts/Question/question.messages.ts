import { defineMessages } from '@dreamfork/ui/i18n';

/** Questions of the story to the reader. */
export const questionMessages = defineMessages({
  ru: {
    question: {
      answer: 'Ответить',
      asked: 'История спрашивает вас',
      limits: (type: 'number' | 'text', minimum?: number, maximum?: number) =>
        type === 'text'
          ? ''
          : [
              minimum === undefined ? '' : `от ${minimum}`,
              maximum === undefined ? '' : `до ${maximum}`,
            ]
              .filter(Boolean)
              .join(' '),
      problems: {
        'answer-empty': 'Напишите ответ: без него история не продолжится.',
        'answer-no-number': 'Здесь нужно число. Напишите его цифрами.',
        'answer-too-small': 'Число слишком мало. Возьмите побольше.',
        'answer-too-large': 'Число слишком велико. Возьмите поменьше.',
        'answer-too-short': 'Ответ слишком короткий. Напишите подробнее.',
        'answer-too-long': 'Ответ слишком длинный. Напишите короче.',
      },
    },
  },
  en: {
    question: {
      answer: 'Answer',
      asked: 'The story has a question for you',
      limits: (type: 'number' | 'text', minimum?: number, maximum?: number) =>
        type === 'text'
          ? ''
          : [
              minimum === undefined ? '' : `from ${minimum}`,
              maximum === undefined ? '' : `up to ${maximum}`,
            ]
              .filter(Boolean)
              .join(' '),
      problems: {
        'answer-empty': 'Write an answer: the story waits for it.',
        'answer-no-number': 'This must be a number. Write it in digits.',
        'answer-too-small': 'The number is too small. Choose a larger one.',
        'answer-too-large': 'The number is too large. Choose a smaller one.',
        'answer-too-short': 'The answer is too short. Write a little more.',
        'answer-too-long': 'The answer is too long. Write less.',
      },
    },
  },
});
