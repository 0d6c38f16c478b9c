import type { NodeMedia, PlayState } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';

const foot = `Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и стихает, будто прислушиваясь к вам.

Пахнет солью и остывшим железом. На первой ступени лежит спичечный коробок. В нём осталась одна спичка.`;

/** Start, two plain steps, a three-way choice, two ends. */
export const lighthouse = buildStory(
  'Маяк на краю карты',
  'Вас прислали вычеркнуть маяк, который сорок лет как погас.',
)
  .node('start', 'start', {
    title: 'Начало истории',
    content: 'Лодка касается камней раньше, чем вы успеваете её остановить. Маяк не горит.',
  })
  .node('stones', 'text', { title: 'Мокрые камни', content: 'По документам здесь никто не живёт.' })
  .node('door', 'text', {
    title: 'Дверь без замка',
    content: '«Вытирайте ноги.\nМоре и так везде».',
  })
  .node('foot', 'choice', { title: 'У подножия маяка', content: foot })
  .node('lamp', 'end', { title: 'Фонарная комната', content: 'Фитиль занимается сразу.' })
  .node('keeper', 'text', {
    title: 'Голос смотрителя',
    content: '— Не орите. Я не глухой, я далеко.',
  })
  .node('water', 'end', { title: 'Тихая вода', content: 'Вы гребёте, не оглядываясь.' })
  .link('start', 'stones')
  .link('stones', 'door')
  .link('door', 'foot')
  .choice('foot', 'Подняться и зажечь фонарь', 'lamp')
  .choice('foot', 'Позвать смотрителя', 'keeper')
  .choice('foot', 'Вернуться к лодке', 'water')
  .choice('foot', 'Эта дверь ещё не нарисована')
  .link('keeper', 'foot')
  .build();

/** The same story after its author deleted the choice at the foot of the tower. */
export const lighthouseAbridged = {
  ...lighthouse,
  nodes: lighthouse.nodes.filter(({ id }) => id !== 'foot'),
  connections: lighthouse.connections.filter(
    ({ fromNodeId, toNodeId }) => fromNodeId !== 'foot' && toNodeId !== 'foot',
  ),
};

const standing = (history: string[]): PlayState => ({
  currentNodeId: history.at(-1) ?? '',
  history,
  backStack: history.slice(0, -1),
  mode: 'manual',
  isPaused: false,
  isFinished: false,
});

/** The state of a reader at the three-way choice. */
export const atTheFoot = standing(['start', 'stones', 'door', 'foot']);

export const atTheEnd = standing(['start', 'stones', 'door', 'foot', 'water']);

const turns = Array.from({ length: 40 }, (_, index) => `turn-${index + 1}`);

/** Forty forks one after another, each with a way out of the story. */
export const fortyForks = turns
  .reduce(
    (story, id, index) =>
      story
        .choice(id, 'Идти дальше', turns[index + 1] ?? 'arrived')
        .choice(id, 'Свернуть', 'gave-up'),
    turns
      .reduce(
        (story, id, index) =>
          story.node(id, 'choice', {
            title: `Поворот ${index + 1}`,
            content: 'Дорога раздваивается.',
          }),
        buildStory('Сорок поворотов'),
      )
      .node('arrived', 'end', { title: 'Дошли', content: 'За последним поворотом — море.' })
      .node('gave-up', 'end', { title: 'Свернули', content: 'Дальше только поле.' }),
  )
  .build();

export const afterFortyForks = standing([...turns, 'arrived']);

export const twelveChoices = Array.from({ length: 12 }, (_, index) => index + 1)
  .reduce(
    (story, number) =>
      story.node(`room-${number}`, 'end').choice('hall', `Дверь номер ${number}`, `room-${number}`),
    buildStory('Коридор').node('hall', 'choice', {
      title: 'Коридор',
      content: 'Двенадцать дверей.',
    }),
  )
  .build();

const longText =
  'Тропа поднимается вдоль ручья, и с каждым поворотом вода говорит всё тише, а сосны всё громче. ';

export const severalPaths = buildStory('Развилка')
  .node('fork', 'text', { title: 'Развилка', content: 'Указатель упал.' })
  .node('forest', 'text', { title: 'Лесная тропа', content: longText.repeat(2) })
  .node('untitled', 'text', { title: '', content: 'Здесь темно.' })
  .link('fork', 'forest')
  .link('fork', 'untitled')
  .build();

export const emptyNodes = buildStory('Черновик')
  .node('start', 'start', { title: 'Начало', content: 'Дальше ещё не написано.' })
  .node('empty', 'text', { title: '', content: '' })
  .node('stop', 'text', { title: 'Обрыв', content: 'Здесь тропа кончается.' })
  .link('start', 'empty')
  .link('empty', 'stop')
  .build();

/** A right-to-left story with a language tag. */
export const hebrew = {
  ...buildStory('המגדלור', 'סיפור קצר')
    .node('start', 'choice', { title: 'החוף', content: 'הסירה נגעה בסלעים.' })
    .node('end', 'end', { title: 'סוף' })
    .choice('start', 'לעלות למעלה', 'end')
    .build(),
  language: 'he',
};

export const withoutStart = buildStory('Пустая тетрадь').build();

export const rawMarkup = buildStory('Разметка')
  .node('start', 'start', {
    title: '<script>alert(1)</script>',
    content: '<b>Жирный</b> и <img src=x onerror=alert(1)>\nвторая строка\n\nвторой абзац',
  })
  .build();

export const longPassage = buildStory(
  'Очень длинное название истории, которое не помещается в одну строку шапки',
  'И описание к нему тоже длинное, чтобы было видно, что шапка его сокращает и ничего не ломается.',
)
  .node('start', 'start', {
    title: 'Достопримечательности и электрификация железнодорожного узла на краю карты',
    content: Array.from({ length: 12 }, () => longText.repeat(4).trim()).join('\n\n'),
  })
  .node('end', 'end')
  .link('start', 'end')
  .build();

export const media = (id: string, parts: Partial<NodeMedia>): NodeMedia => ({
  id,
  mediaType: 'image',
  url: '',
  title: '',
  description: '',
  fileSize: 0,
  mimeType: '',
  order: 0,
  isActive: true,
  ...parts,
});

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#E4E2FB"/><path d="M300 300l12-180h16l12 180z" fill="#172033"/></svg>';

export const withMedia = buildStory('Альбом')
  .node('start', 'image', {
    title: 'Рисунок',
    content: 'Кто-то рисовал маяк на полях.',
    media: [
      media('document', {
        mediaType: 'document',
        url: '/orders.pdf',
        title: 'Приказ управления',
        fileSize: 1_572_864,
        order: 2,
      }),
      media('image', {
        url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
        title: 'Маяк',
        description: 'Рисунок тушью',
        order: 1,
      }),
      media('hidden', { url: '/hidden.png', title: 'Скрытый', isActive: false }),
      media('script', { mediaType: 'document', url: 'javascript:alert(1)', title: 'Скрипт' }),
    ],
  })
  .build();

/** A second of silence, as a sound file. */
function silence(): string {
  const rate = 8000;
  const text = (words: string) => Array.from(words, (sign) => sign.charCodeAt(0));
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 255);
  const head = [
    ...[...text('RIFF'), ...number(36 + rate, 4), ...text('WAVEfmt ')],
    ...[...number(16, 4), ...number(1, 2), ...number(1, 2), ...number(rate, 4)],
    ...[...number(rate, 4), ...number(1, 2), ...number(8, 2), ...text('data'), ...number(rate, 4)],
  ];
  const samples = '\x80'.repeat(rate);
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...head) + samples)}`;
}

export const withRecording = buildStory('Запись')
  .node('start', 'audio', {
    title: 'На плёнке',
    content: 'Слышно только море.',
    media: [media('sound', { mediaType: 'audio', url: silence(), title: 'Шум моря' })],
  })
  .node('end', 'end', { title: 'Тишина' })
  .link('start', 'end')
  .build();

const background = { ...media('wind', { mediaType: 'audio', url: silence() }), isBackground: true };

/** The wind blows in the first two nodes, and stops in the third. */
export const withBackgroundSound = buildStory('Ветер')
  .node('start', 'start', {
    title: 'На мысу',
    content: 'Ветер гнёт траву.',
    media: [background],
  })
  .node('cape', 'text', {
    title: 'Обрыв',
    content: 'Здесь он сильнее.',
    media: [{ ...background, id: 'again' }],
  })
  .node('house', 'end', { title: 'Дома', content: 'Тихо.' })
  .link('start', 'cape')
  .link('cape', 'house')
  .build();

/** Two sounds, one after the other; the first may have captions. */
export const withTwoSounds = (captionsUrl?: string) =>
  buildStory('Плёнка')
    .node('start', 'audio', {
      title: 'Две плёнки',
      media: [
        { ...media('first', { mediaType: 'audio', url: silence(), title: 'Первая' }), captionsUrl },
        media('second', { mediaType: 'audio', url: silence(), title: 'Вторая', order: 1 }),
      ],
    })
    .node('end', 'end', { title: 'Тишина' })
    .link('start', 'end')
    .build();

export const withVideo = buildStory('Кино')
  .node('start', 'video', {
    title: 'Киноплёнка',
    media: [
      {
        ...media('video', { mediaType: 'video', url: silence(), title: 'Плёнка' }),
        captionsUrl: `/captions.vtt`,
      },
    ],
  })
  .node('end', 'end', { title: 'Тишина' })
  .link('start', 'end')
  .build();

export const withMarks = buildStory('Памятка смотрителя')
  .node('start', 'start', {
    title: 'Памятка смотрителя',
    content: [
      '# Что взять с собой',
      'Не читайте это *вслух*. И **никогда** не гасите лампу до рассвета.',
      '- спички;\n- [карту](https://example.org/map);\n- [ключ](javascript:alert(1)).',
      '4. Поднимитесь наверх.',
      '> Вытирайте ноги.\n> Море и так везде.',
      '---',
      'Подпись неразборчива.',
    ].join('\n\n'),
  })
  .build();

export const withBrokenMedia = buildStory('Кинозал')
  .node('start', 'video', {
    title: 'Плёнка',
    content: 'Плёнка засвечена.',
    media: [
      media('video', { mediaType: 'video', url: 'data:video/mp4;base64,AAAA', title: 'Плёнка' }),
    ],
  })
  .node('end', 'end', { title: 'Тишина' })
  .link('start', 'end')
  .build();
