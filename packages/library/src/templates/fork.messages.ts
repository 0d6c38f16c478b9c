import { defineMessages } from '@dreamfork/ui/i18n';

/** A story with one fork and two ends. */
export const forkTemplate = defineMessages({
  ru: {
    name: 'Развилка',
    about: 'Один выбор и две концовки.',
    title: 'Фонарь на переправе',
    description: 'Паром ушёл, а на том берегу ждут к ужину. Под фонарём привязана чужая лодка.',
    tags: 'река, выбор',
    passages: {
      start: {
        title: 'Переправа',
        text: 'Паром ушёл последним рейсом, а на том берегу вас ждут к ужину. На сваях горит фонарь, под ним качается чужая лодка.',
      },
      boat: {
        title: 'Лодка под фонарём',
        text: 'Вёсла на месте. На скамье записка: «Верните до рассвета». Хозяина не видно.',
        choices: { river: 'Взять лодку', shore: 'Идти к мосту берегом' },
      },
      river: {
        title: 'На середине реки',
        text: 'Течение сильнее, чем казалось с берега. Вы гребёте, пока фонарь не становится величиной с искру.',
      },
      shore: {
        title: 'Берегом',
        text: 'До моста восемь вёрст. На полпути вас догоняет телега: хозяин лодки едет из города и предлагает подвезти.',
      },
      supper: {
        title: 'Дома к ужину',
        text: 'Вы успели. Утром, ещё до солнца, вы ведёте лодку назад и находите под фонарём вторую записку: «Спасибо».',
      },
      companion: {
        title: 'Попутчик',
        text: 'К ужину вы опоздали, зато знаете теперь, чья это лодка. В следующий раз возьмёте её с чистой совестью.',
      },
    },
  },
  en: {
    name: 'A fork',
    about: 'One choice and two endings.',
    title: 'The lantern at the crossing',
    description:
      'The ferry is gone, and supper waits on the far bank. Under the lantern lies somebody else’s boat.',
    tags: 'river, choice',
    passages: {
      start: {
        title: 'The crossing',
        text: 'The last ferry has left, and supper waits for you on the far bank. A lantern burns on the piles, and under it rocks somebody else’s boat.',
      },
      boat: {
        title: 'The boat under the lantern',
        text: 'The oars are in place. A note lies on the bench: “Bring it back before dawn.” The owner is nowhere to be seen.',
        choices: { river: 'Take the boat', shore: 'Walk to the bridge along the bank' },
      },
      river: {
        title: 'In midstream',
        text: 'The current is stronger than it looked from the bank. You row until the lantern is no bigger than a spark.',
      },
      shore: {
        title: 'Along the bank',
        text: 'The bridge is five miles away. Halfway there a cart catches up with you: the owner of the boat is coming home from town and offers you a ride.',
      },
      supper: {
        title: 'Home for supper',
        text: 'You made it. Before sunrise you row the boat back and find a second note under the lantern: “Thank you.”',
      },
      companion: {
        title: 'Company on the road',
        text: 'You are late for supper, but now you know whose boat it is. Next time you will take it with a clear conscience.',
      },
    },
  },
});
