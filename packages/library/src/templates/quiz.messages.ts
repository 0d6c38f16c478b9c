import { defineMessages } from '@dreamfork/ui/i18n';

/** Questions one after the other, with an explanation after each answer. */
export const quizTemplate = defineMessages({
  ru: {
    name: 'Викторина',
    about: 'Три вопроса с пояснением после каждого ответа.',
    title: 'Три вопроса о небе',
    description: 'Короткая викторина о звёздах и планетах. Ошибиться не страшно.',
    tags: 'викторина, космос',
    passages: {
      start: {
        title: 'Правила',
        text: 'Три вопроса о небе. После каждого ответа есть пояснение, поэтому ошибиться не страшно.',
      },
      planet: {
        title: 'Вопрос первый',
        text: 'Какая планета ближе всех к Солнцу?',
        choices: { planetYes: 'Меркурий', planetNo: 'Венера' },
      },
      planetYes: { title: 'Верно', text: 'Меркурий обходит Солнце за восемьдесят восемь дней.' },
      planetNo: {
        title: 'Не совсем',
        text: 'Венера вторая. Ближе всех Меркурий: год на нём длится восемьдесят восемь дней.',
      },
      star: {
        title: 'Вопрос второй',
        text: 'Какая звезда на ночном небе самая яркая?',
        choices: { starYes: 'Сириус', starNo: 'Полярная звезда' },
      },
      starYes: { title: 'Верно', text: 'Сириус виден зимой, низко над югом.' },
      starNo: {
        title: 'Не совсем',
        text: 'Полярная звезда точно указывает на север, но по яркости она далеко не первая. Ярче всех Сириус.',
      },
      light: {
        title: 'Вопрос третий',
        text: 'За сколько свет доходит от Солнца до Земли?',
        choices: { lightYes: 'За восемь минут', lightNo: 'За секунду' },
      },
      lightYes: { title: 'Верно', text: 'Восемь минут и ещё двадцать секунд.' },
      lightNo: {
        title: 'Не совсем',
        text: 'За секунду с небольшим свет доходит от Луны. От Солнца он идёт восемь минут.',
      },
      end: {
        title: 'Вопросы кончились',
        text: 'Спасибо за ответы. Можно начать заново и проверить, что запомнилось.',
      },
    },
  },
  en: {
    name: 'A quiz',
    about: 'Three questions with an explanation after each answer.',
    title: 'Three questions about the sky',
    description: 'A short quiz about stars and planets. Mistakes are welcome.',
    tags: 'quiz, space',
    passages: {
      start: {
        title: 'The rules',
        text: 'Three questions about the sky. An explanation follows each answer, so mistakes are welcome.',
      },
      planet: {
        title: 'The first question',
        text: 'Which planet is closest to the Sun?',
        choices: { planetYes: 'Mercury', planetNo: 'Venus' },
      },
      planetYes: { title: 'Right', text: 'Mercury goes around the Sun in eighty-eight days.' },
      planetNo: {
        title: 'Not quite',
        text: 'Venus comes second. Mercury is the closest: its year takes eighty-eight days.',
      },
      star: {
        title: 'The second question',
        text: 'Which is the brightest star in the night sky?',
        choices: { starYes: 'Sirius', starNo: 'The North Star' },
      },
      starYes: { title: 'Right', text: 'Sirius is seen in winter, low in the south.' },
      starNo: {
        title: 'Not quite',
        text: 'The North Star points to the north, but it is far from the brightest. Sirius is.',
      },
      light: {
        title: 'The third question',
        text: 'How long does light take from the Sun to the Earth?',
        choices: { lightYes: 'Eight minutes', lightNo: 'One second' },
      },
      lightYes: { title: 'Right', text: 'Eight minutes and twenty seconds.' },
      lightNo: {
        title: 'Not quite',
        text: 'A little over a second is what it takes from the Moon. From the Sun it is eight minutes.',
      },
      end: {
        title: 'No more questions',
        text: 'Thank you for your answers. You can start again and see what you remember.',
      },
    },
  },
});
