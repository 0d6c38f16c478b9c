import { defineMessages } from '@dreamfork/ui/i18n';

/** A story that remembers: variables of every type, every effect, conditions on choices and connections, texts that change. */
export const memoryTemplate = defineMessages({
  ru: {
    name: 'История с памятью',
    about: 'Помнит имя, монеты и ключ; записки на карте объясняют, как это сделано.',
    title: 'Лавка старых вещей',
    description:
      'Кошка на счётах, синий чайник и ящик, от которого потерян ключ. Лавка помнит всех, кто в неё входил.',
    tags: 'лавка, кошка',
    variables: {
      name: { name: 'имя', note: 'Спрашиваем на пороге' },
      coins: { name: 'монеты', note: 'Сначала одна, остальные у кошки' },
      luck: { name: 'удача', note: 'Бросок кубика: от 1 до 6' },
      key: { name: 'ключ', note: 'Висит за дверцей часов' },
      ticking: { name: 'часы_идут', note: 'Меняется с каждым прикосновением к маятнику' },
    },
    notes: {
      door: 'Эта история помнит имя, монеты и ключ. Прочтите её в просмотре, а потом загляните внутрь: каждая записка объясняет один приём. Первый: на входе в узел читателя спрашивают, как его зовут.',
      shop: '{имя} ставит в текст ответ читателя. {раз: … | …} говорит новое с каждым заходом, {если монеты > 0: … | иначе: …} выбирает фразу.',
      cat: 'random(1, 6) бросает кубик. Выпало больше трёх — история сама ведёт к монете, иначе к мурлыканью. Читателю выбирать не нужно.',
      drawer:
        'Вариант с ящиком скрыт, пока ключа нет. А дальше дорога зависит от того, был ли читатель у кошки: visited помнит каждый узел.',
      teapot:
        'Чайник виден всегда, но закрыт, пока нет трёх монет: вместо него читатель видит причину. Сам выбор забирает монеты.',
    },
    passages: {
      door: {
        title: 'Дверь с колокольчиком',
        text: 'Вечер, дождь. На углу светится окно лавки, мимо которой вы ходили сто раз и ни разу не вошли. Сегодня дверь приоткрыта. Над головой вздрагивает колокольчик, и хозяин, не отрываясь от тетради, спрашивает, как вас записать.',
        question: 'Как вас записать?',
      },
      shop: {
        title: 'Лавка',
        text: '{раз: «Проходите, {имя}, — говорит хозяин. — Здесь всё старое, кроме чая». | Хозяин подвигает вам стул: в этой лавке никто не торопится. | Дождь за окном то стихает, то начинается снова.}\n\nНа прилавке стоит синий чайник с ценником: три монеты. {если монеты > 0: В кармане у вас монет: {монеты}. | иначе: В кармане у вас пусто.}',
        choices: {
          clock: 'Рассмотреть стенные часы',
          cat: 'Погладить кошку',
          drawer: 'Отпереть ящик под прилавком',
          teapot: 'Купить синий чайник',
          street: 'Попрощаться и выйти',
        },
        reasons: { teapot: 'Чайник стоит три монеты, у вас пока {монеты}' },
      },
      clock: {
        title: 'Стенные часы',
        text: '{если часы_идут: Вы трогаете маятник, и часы, подумав, идут: тик, так. | иначе: Вы придерживаете маятник. Часы умолкают, и становится слышно дождь.}\n\n{раз: За дверцей на гвоздике висит маленький ключ. Вы кладёте его в карман. | Гвоздик за дверцей пуст: ключ уже у вас.}',
      },
      cat: {
        title: 'Кошка на счётах',
        text: 'Кошка спит на счётах и видит сон про рыбу. Вы гладите её, она вытягивает лапу, и костяшки щёлкают: {удача}.',
      },
      coin: {
        title: 'Монета под лапой',
        text: 'Из-под лапы выкатывается монета. Кошка делает вид, что она ни при чём. {если монеты >= 3: Теперь хватит и на чайник. | иначе: Теперь их у вас {монеты}.}',
      },
      purr: {
        title: 'Одно мурлыканье',
        text: 'Монеты нет, есть мурлыканье. Тоже не пустяк, а погладить можно и ещё раз.',
      },
      drawer: {
        title: 'Ящик под прилавком',
        text: 'Ключ поворачивается легко. В ящике пачка писем, верхнее без марки: «{имя}, наконец-то». Почерк ваш, только старше.',
      },
      friend: {
        title: 'Вдвоём под дождём',
        text: 'Вы читаете письмо вслух, кошка слушает. В конце приписка: «Её зовут Костяшка, и она пойдёт с тобой». Так и выходит.',
      },
      letter: {
        title: 'Письмо себе',
        text: 'В письме три страницы и ни одного совета. Зато внизу нарисована кошка, которую вы сегодня так и не погладили. Придётся зайти ещё раз.',
      },
      teapot: {
        title: 'Чай на двоих',
        text: 'Хозяин заворачивает чайник в газету и тут же разворачивает: «А не проверить ли, {имя}, держит ли он тепло?» Держит. {если монеты > 0: На сдачу вы берёте печенье. | иначе: Печенье за счёт лавки.}',
      },
      street: {
        title: 'Снова улица',
        text: '{если часы_идут: За спиной бьют часы, которые завели вы. | иначе: В лавке тихо: часы стоят.} {если visits("cat") > 2: Кошка провожает вас до порога. | иначе: Колокольчик над дверью звенит: заходите ещё.}',
      },
    },
  },
  en: {
    name: 'A story that remembers',
    about: 'It remembers a name, coins and a key; notes on the map explain how it is done.',
    title: 'The shop of old things',
    description:
      'A cat on an abacus, a blue teapot, and a drawer that has lost its key. The shop remembers everyone who comes in.',
    tags: 'shop, cat',
    variables: {
      name: { name: 'name', note: 'Asked at the door' },
      coins: { name: 'coins', note: 'One to begin with; the cat has the rest' },
      luck: { name: 'luck', note: 'A roll of a die: 1 to 6' },
      key: { name: 'key', note: 'Hangs behind the door of the clock' },
      ticking: { name: 'ticking', note: 'Changes with every touch of the pendulum' },
    },
    notes: {
      door: 'This story remembers a name, coins and a key. Read it in the preview, then look inside: every note explains one technique. The first: on entering the node, readers are asked for their name.',
      shop: '{name} puts the reader’s answer into the text. {times: … | …} says something new with each visit, {if coins > 0: … | else: …} picks a phrase.',
      cat: 'random(1, 6) rolls a die. More than three, and the story itself leads on to the coin, otherwise to the purring. There is nothing for the reader to choose.',
      drawer:
        'The choice with the drawer is hidden until there is a key. From there the path depends on whether the reader has been to the cat: visited remembers every node.',
      teapot:
        'The teapot is always in view but closed below three coins: readers see the reason instead. The choice itself takes the coins.',
    },
    passages: {
      door: {
        title: 'The door with the bell',
        text: 'Evening, rain. On the corner glows the window of a shop that you have walked past a hundred times and never entered. Tonight the door stands ajar. A bell starts above your head, and the shopkeeper, without looking up from his exercise book, asks what name to write down.',
        question: 'What name shall I write down?',
      },
      shop: {
        title: 'The shop',
        text: '{times: “Come in, {name},” says the shopkeeper. “Everything here is old except the tea.” | The shopkeeper pushes a chair towards you: nobody hurries in this shop. | Outside, the rain dies down and thinks better of it.}\n\nOn the counter stands a blue teapot with a price tag: three coins. {if coins > 0: Coins in your pocket: {coins}. | else: Your pocket is empty.}',
        choices: {
          clock: 'Look at the wall clock',
          cat: 'Stroke the cat',
          drawer: 'Unlock the drawer under the counter',
          teapot: 'Buy the blue teapot',
          street: 'Say goodbye and leave',
        },
        reasons: { teapot: 'The teapot costs three coins; so far you have {coins}' },
      },
      clock: {
        title: 'The wall clock',
        text: '{if ticking: You touch the pendulum, and after a moment’s thought the clock goes: tick, tock. | else: You hold the pendulum still. The clock falls silent, and you can hear the rain.}\n\n{times: Behind its little door a small key hangs on a nail. You put it in your pocket. | The nail behind the little door is bare: you have the key.}',
      },
      cat: {
        title: 'The cat on the abacus',
        text: 'The cat is asleep on the abacus, dreaming of fish. You stroke her, she stretches a paw, and the beads click: {luck}.',
      },
      coin: {
        title: 'A coin under the paw',
        text: 'A coin rolls out from under the paw. The cat pretends to know nothing about it. {if coins >= 3: That will do for the teapot. | else: You have {coins} in your pocket now.}',
      },
      purr: {
        title: 'Only a purr',
        text: 'No coin, but a purr. That is something too, and a cat can be stroked again.',
      },
      drawer: {
        title: 'The drawer under the counter',
        text: 'The key turns easily. In the drawer lies a bundle of letters, the topmost without a stamp: “{name}, at last.” The handwriting is yours, only older.',
      },
      friend: {
        title: 'Two in the rain',
        text: 'You read the letter aloud, and the cat listens. It ends with a postscript: “Her name is Bead, and she is coming with you.” And so she does.',
      },
      letter: {
        title: 'A letter to yourself',
        text: 'The letter has three pages and not one word of advice. But at the bottom somebody has drawn a cat, the one you did not stroke today. You will have to come back.',
      },
      teapot: {
        title: 'Tea for two',
        text: 'The shopkeeper wraps the teapot in newspaper and at once unwraps it. “Shall we see, {name}, whether it keeps warm?” It does. {if coins > 0: You spend the change on biscuits. | else: The biscuits are on the house.}',
      },
      street: {
        title: 'The street again',
        text: '{if ticking: Behind you strikes the clock that you set going. | else: The shop is quiet: the clock stands still.} {if visits("cat") > 2: The cat sees you to the door. | else: The bell above the door rings: come again.}',
      },
    },
  },
});
