import { defineMessages } from '@dreamfork/ui/i18n';

export const homeMessages = defineMessages({
  ru: {
    title: 'Истории, в\u00A0которых решает читатель',
    lead: 'Соберите сюжет из узлов, дайте ему развилки и\u00A0оставьте последнее слово за\u00A0тем, кто читает.',
    start: 'Начать бесплатно',
    create: 'Создать историю',
    explore: 'Смотреть истории',
    sample: {
      label: 'Короткая история: выберите, что будет дальше',
      ask: 'Что вы сделаете?',
      playing: 'Короткая история',
      story: 'Маяк на краю карты',
      counter: 'Узел 1 из 6',
      stairs: 'Лестница маяка',
      text: 'Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и\u00A0стихает, будто прислушиваясь к\u00A0вам.',
      first: 'Подняться и зажечь фонарь',
      second: 'Вернуться к лодке',
      voice: 'Голос смотрителя',
      voiceText:
        'Фонарь вспыхивает, и кто-то рядом выдыхает: «Сорок лет никто не поднимался». Стул напротив пуст, но чай в\u00A0кружке ещё горячий. Внизу, у\u00A0причала, сама собой отвязалась лодка.',
      stay: 'Допить чай и\u00A0остаться',
      run: 'Сбежать вниз, к\u00A0лодке',
      ship: 'Огни в\u00A0море',
      shipText:
        'За полночь на свет выходит корабль и\u00A0даёт гудок. Вы закрываете фонарь и\u00A0снова открываете: здесь камни, держите правее. Корабль поворачивает.',
      keeper: 'Новый смотритель',
      keeperText:
        'К\u00A0рассвету чай остыл, а\u00A0в\u00A0вахтенном журнале появилась запись. Почерк ваш, дата завтрашняя.',
      pier: 'У\u00A0причала',
      pierText:
        'Вниз ведёт вдвое меньше ступеней, чем вело наверх. Лодка отошла от камней на шаг и\u00A0ждёт. Вы прыгаете, и\u00A0она даже не качнулась.',
      water: 'Тихая вода',
      waterText:
        'Вёсла почти не плещут. Берег отходит, маяк темнеет за спиной — и\u00A0вдруг мигает один раз, как прощаются с\u00A0тем, кого узнали.',
      ending: 'Конец · «Тихая вода»',
    },
    features: 'Что умеет Dreamfork',
    editor: 'Визуальный редактор',
    editorText:
      'Сюжет виден целиком: узлы, связи, тупики и потерянные сцены. Тяните связь мышью или пишите с\u00A0клавиатуры.',
    social: 'Социальные функции',
    socialText:
      'Делитесь ссылкой, собирайте отклики, встраивайте плеер в\u00A0свой сайт одной строкой.',
    analytics: 'Аналитика',
    analyticsText: 'Что выбирают читатели, где они останавливаются и до каких концовок доходят.',
    how: 'Как это работает',
    plot: 'Создайте сюжет',
    plotText:
      'Начните с одного узла и пишите сцену за сценой. Порядок можно менять, когда история подскажет.',
    choices: 'Добавьте варианты',
    choicesText:
      'Разведите сцену на варианты и протяните от каждого связь. Редактор покажет, что ни к чему не ведёт.',
    share: 'Поделитесь',
    shareText:
      'Опубликуйте и отправьте ссылку. Читателю не нужно ни регистрироваться, ни ставить программу.',
    map: 'Карта истории «Маяк на краю карты»',
    mapCaption: 'Так историю видит автор: карта из узлов и\u00A0связей.',
    page: 'Страница истории: выберите, что будет дальше',
    pageCaption: 'А\u00A0так читатель: одна страница и\u00A0выбор.',
    closing: 'Первая развилка ждёт',
    closingText: 'История начинается с\u00A0одного узла. Остальное решит читатель.',
    closingSignedIn: 'Что будет дальше?',
  },
  en: {
    title: 'Stories where the reader decides',
    lead: 'Build a plot from nodes, let it branch, and leave the last word to your reader.',
    start: 'Start for free',
    create: 'Create a story',
    explore: 'Explore stories',
    sample: {
      label: 'A short story: choose what happens next',
      ask: 'What will you do?',
      playing: 'A short story',
      story: 'The lighthouse off the map',
      counter: 'Node 1 of 6',
      stairs: 'The stairs of the lighthouse',
      text: 'The stairs lead up into the dark. Somewhere overhead an old mechanism creaks — and falls silent, as if listening to you.',
      first: 'Climb up and light the lamp',
      second: 'Go back to the boat',
      voice: 'The keeper’s voice',
      voiceText:
        'The lamp flares up, and someone beside you breathes out: “Nobody has climbed these stairs for forty years.” The chair is empty, but the tea in the mug is still hot. Below, at the pier, the boat has slipped its rope.',
      stay: 'Drink the tea and stay',
      run: 'Run down to the boat',
      ship: 'Lights at sea',
      shipText:
        'Past midnight a ship comes in towards the light and sounds its horn. You cover the lamp and open it again: rocks here, keep to starboard. The ship turns.',
      keeper: 'The new keeper',
      keeperText:
        'By dawn the tea has gone cold, and there is a new entry in the log. The handwriting is yours. The date is tomorrow’s.',
      pier: 'At the pier',
      pierText:
        'There are half as many steps going down as there were going up. The boat has drifted one stride from the rocks, and waits. You jump, and it does not even rock.',
      water: 'Still water',
      waterText:
        'The oars hardly splash. The shore draws away, the lighthouse darkens behind you — and suddenly winks once, the way you say goodbye to someone you’ve recognised.',
      ending: 'End · “Still water”',
    },
    features: 'What Dreamfork does',
    editor: 'Visual editor',
    editorText:
      'The whole plot in view: nodes, connections, dead ends and lost scenes. Drag a connection with the mouse, or write from the keyboard.',
    social: 'Social features',
    socialText:
      'Share a link, gather feedback, embed the player in your own site with a single line.',
    analytics: 'Analytics',
    analyticsText: 'What readers choose, where they stop and which endings they reach.',
    how: 'How it works',
    plot: 'Create a plot',
    plotText:
      'Begin with one node and write scene by scene. Change the order when the story tells you to.',
    choices: 'Add choices',
    choicesText:
      'Let a scene branch into choices and draw a connection from each. The editor shows what leads nowhere.',
    share: 'Share it',
    shareText: 'Publish and send the link. Readers need no account and nothing to install.',
    map: 'The map of “The lighthouse off the map”',
    mapCaption: 'What the author sees: a map of nodes and connections.',
    page: 'A page of the story: choose what happens next',
    pageCaption: 'What the reader sees: a page, and a choice.',
    closing: 'The first fork is waiting',
    closingText: 'A story begins with one node. The reader decides the rest.',
    closingSignedIn: 'What happens next?',
  },
});
