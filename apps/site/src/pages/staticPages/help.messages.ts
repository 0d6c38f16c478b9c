import { defineMessages, formatCount, plural } from '@dreamfork/ui/i18n';

/** The help page: a first story and one that remembers, step by step with pictures, and short answers to other questions. */
export const helpMessages = defineMessages({
  ru: {
    title: 'Помощь',
    lead: 'Первая история — за пять шагов. Программировать не нужно, хватит одной сцены в голове.',
    guides: {
      first: { title: 'Как написать первую историю', text: '' },
      remembering: {
        title: 'Как научить историю помнить',
        text: 'История может помнить, что сделал читатель: сколько у него масла в лампе, нашёл ли он ключ, как его зовут. От этого открываются варианты и меняются слова. Готовый пример — шаблон «История с памятью».',
      },
    },
    start: 'Начать бесплатно',
    create: 'Создать историю',
    steps: {
      canvas: {
        title: 'Откройте редактор',
        text: 'Войдите и нажмите «Создать». На клетчатом холсте уже лежит карточка «Начало истории»: с неё читатель начнёт. Она сразу готова к правке: впишите свою первую сцену. Любую другую карточку открывает двойной щелчок или Enter.',
        alt: 'Редактор новой истории: на клетчатом холсте одна карточка «Начало истории», слева панель с узлами, справа свойства истории.',
      },
      choice: {
        title: 'Поставьте развилку',
        text: 'Потяните связь от точки справа на карточке и отпустите над пустым местом: редактор спросит, что там будет. Выберите «Выбор», впишите вопрос и варианты. У каждого варианта своя точка.',
        alt: 'От начальной карточки связь ведёт к карточке «Выбор» с двумя пронумерованными вариантами; справа открыты её варианты.',
      },
      branches: {
        title: 'Доведите варианты до конца',
        text: 'От точки каждого варианта тяните связь к следующей сцене, от неё — дальше, к «Концу». Внизу холста редактор замечает, где читатель споткнётся: вариант в никуда, потерянную сцену, путь без конца.',
        alt: 'Карта истории: развилка ведёт к двум сценам, а каждая из них — к своему концу.',
      },
      preview: {
        title: 'Прочитайте сами',
        text: 'Нажмите «Просмотр»: история откроется так, как её увидит читатель. Пройдите все пути, вернитесь и поправьте. Правки сохраняются сами, как только история сохранена в первый раз.',
        alt: 'Просмотр истории: слева красная линия полей, текст сцены и пронумерованные варианты.',
      },
      publish: {
        title: 'Опубликуйте',
        text: 'Новая история приватная: её видите только вы. Включите «Публичная история» во вкладке «История» справа и отправьте ссылку. Читателю не нужно ни входить, ни ставить программу.',
        alt: 'Вкладка «История» справа: название, описание и включённый переключатель «Публичная история».',
      },
      variables: {
        title: 'Назовите, что помнить',
        text: 'В меню «Ещё» откройте «Переменные» и добавьте первую. Переменная хранит число, «да или нет» или текст; у неё есть имя и начальное значение. Под ней видно, где она меняется и где читается, а холст подсвечивает эти узлы.',
        alt: 'Панель «Переменные»: раскрыта переменная «масло» с типом «Число», начальным значением 1 и местами, где она используется.',
      },
      condition: {
        title: 'Поставьте условие',
        text: 'Выберите вариант или связь и нажмите «Добавить условие»: «масло не меньше 3». Напишите, почему вариант закрыт, и читатель увидит причину; без неё вариант просто скрыт. «Добавить изменение» у узла или варианта прибавит, отнимет или спросит читателя.',
        alt: 'Выбран вариант «Войти и подняться»; справа его условие «масло не меньше 3» и слова для закрытого варианта, на холсте то же условие короткой подписью.',
      },
      values: {
        title: 'Вставьте значение в текст',
        text: 'Начните с фигурной скобки, и редактор предложит переменные и формы. {масло} покажет число, {если масло > 0: … | иначе: …} выберет одну из двух фраз, {раз: … | …} скажет новое при каждом заходе.',
        alt: 'Текст узла в правке: после фигурной скобки открыт список с переменной «масло» и формами «если» и «раз».',
      },
      memory: {
        title: 'Смотрите, что меняется',
        text: 'В «Просмотре» рядом с историей видны все значения и шаги: что изменилось и когда. Любое значение можно поменять, к любому шагу вернуться. Если у изменения включено «Сообщить читателю», он увидит «масло: +2».',
        alt: 'Просмотр: читатель нашёл масло, над сценой строка «масло: +2», сбоку значения переменных и список шагов.',
      },
      bot: {
        title: 'Пусть бот пройдёт все пути',
        text: '«Проверить все пути» в меню «Ещё» читает историю тысячи раз и показывает тупики, круги и места, куда никто не дошёл. Удачное чтение сохраните как проверку: она повторится после каждой правки и скажет, что сломалось.',
        alt: 'Панель бота после проверки: сколько пройдено, тупики, круги и концы; пути на холсте тем толще, чем чаще по ним прошли.',
      },
    },
    search: 'Поиск по справке',
    searchExample: 'Например: варианты, ссылка, Twine',
    found: (count: number) =>
      `${plural('ru', count, {
        one: 'Нашлась',
        other: 'Нашлось',
      })} ${formatCount('ru', count, { one: 'тема', few: 'темы', many: 'тем', other: 'темы' })}`,
    nothing: 'Ничего не нашлось. Попробуйте другие слова или посмотрите все темы.',
    all: 'Показать все темы',
    outline: 'Темы справки',
    answersTitle: 'Вопросы и ответы',
    answers: {
      writing: {
        title: 'Как писать быстро',
        text: 'Пишите прямо на карточке. Под текстом наберите вариант и нажмите Enter: появятся вариант, его узел и связь. То же сделают двойные скобки в тексте, когда вы его закончите: [[вариант]] или [[вариант->название узла]]; после стрелки редактор подскажет названия. [[->название]] ведёт дальше без выбора, узел с названием «Конец: …» станет концом, а обратная черта перед скобками оставит их просто скобками. Ctrl+Enter открывает следующий узел без текста. Esc заканчивает правку, и ничего не пропадёт. Стрелки вверх и вниз ходят между названием, текстом и вариантами, Enter на варианте ведёт в его узел. Для долгой работы клавиша F открывает узел во весь экран: текст с кнопками оформления, рядом он же глазами читателя и пути узла; Alt+PageUp и Alt+PageDown ведут по истории назад и вперёд.',
      },
      textMode: {
        title: 'Как писать историю одним текстом',
        text: 'Нажмите Ctrl+E: вся история откроется текстом, его можно править, вырезать и вставлять целиком. Строка «## Название» начинает узел, «- [вариант](#название)» под ней — вариант, «-> [название](#название)» — переход без выбора. Справа видно, что добавится, изменится и будет удалено. «Принять» или Ctrl+Enter меняет историю, одна отмена возвращает её назад; Escape закрывает окно, а текст остаётся до следующего раза.',
      },
      reading: {
        title: 'Как читать',
        text: 'Откройте историю из списка и выбирайте варианты мышью или цифрами на клавиатуре. «История» показывает пройденное, к любой сцене можно вернуться; «Сброс» начинает сначала. Место, где вы остановились, запоминается.',
      },
      saving: {
        title: 'Как не потерять написанное',
        text: 'Каждая правка сразу остаётся в браузере, а после первого сохранения уходит и на сервер. Если связь пропала или браузер закрылся, правки ждут в нём, пока вы снова откроете историю. Прежние состояния лежат в «Версиях».',
      },
      publishing: {
        title: 'Как дописывать опубликованную историю',
        text: 'Автосохранение меняет только вашу рабочую версию. Читатели видят опубликованную, пока вы не нажмёте «Сохранить» или Ctrl+S. Кнопка рядом с «Сохранено» говорит, от какого времени версия у читателей и сколько изменений не опубликовано; там же можно посмотреть, что изменилось, опубликовать или вернуть опубликованное. Если включить «Публиковать вручную», «Сохранить» читателям ничего не меняет, публикует только кнопка «Опубликовать». Метки, обложку и настройки читатели видят сразу.',
      },
      sharing: {
        title: 'Как поделиться историей',
        text: 'Опубликуйте её и нажмите «Поделиться»: там ссылка и код, который вставляет историю на любой сайт. Регистрироваться читателю не нужно. Приватную историю видите только вы, ваши соавторы и те, кому вы дали ссылку на черновик.',
      },
      firstReaders: {
        title: 'Как показать черновик первым читателям',
        text: 'В «Моих историях» откройте меню истории, нажмите «Поделиться», затем «Новая ссылка» и скопируйте адрес: его показывают один раз. По нему читают черновик, хоть с телефона и без регистрации, и пишут отзывы к словам, отрывкам и вариантам или предлагают правку. В списке видно, кто приходил и докуда дошёл; ссылку можно изменить, обновить и отозвать. В редакторе клавиша F8 ведёт по отзывам: ответьте, закройте обсуждение или примите правку одним нажатием, одна отмена вернёт прежний текст. «Увидеть как читатель» повторит путь, которым читатель пришёл.',
      },
      coAuthors: {
        title: 'Как писать историю вместе',
        text: 'В «Моих историях» откройте меню истории, нажмите «Поделиться», затем «Пригласить соавтора»: укажите почту или оставьте её пустой и скопируйте ссылку, её показывают один раз. Соавтор найдёт историю среди своих с пометкой «Соавтор». Он правит её, сохраняет, называет версии, смотрит статистику и отвечает первым читателям, но не публикует, не удаляет, не меняет метки и обложку и никого не приглашает: это делаете вы. Его правки читатели увидят, когда вы опубликуете историю. Файлы, которые он загружает в историю, становятся вашими и занимают ваше место, а из других ваших файлов он видит только те, что эта история показывает или показывала раньше. Там же соавтора можно убрать или передать ему историю, а он может выйти сам; написанное остаётся в истории.',
      },
      files: {
        title: 'Как перенести историю из другой программы',
        text: 'В «Импорт и экспорт» редактора откройте файл .df, страницу Twine или текст Twee. Там же историю можно сохранить файлом .df вместе с картинками и звуками.',
      },
      keyboard: {
        title: 'Как работать без мыши',
        text: 'Всё делается с клавиатуры: «План» показывает историю по порядку чтения, и в нём её можно написать целиком: Enter — следующий узел, Tab — вариант, Shift+Tab — обратно, Esc — готово. Ctrl+K находит любой узел и команду, клавиша «?» открывает список сочетаний.',
      },
      password: {
        title: 'Что делать, если забыли пароль',
        text: 'На странице входа нажмите «Забыли пароль?» и укажите свой email: придёт ссылка, по которой можно задать новый пароль. Истории при этом не пропадут.',
      },
      account: {
        title: 'Как забрать свои данные или удалить учётную запись',
        text: 'И то и другое — в профиле: «Скачать мои данные» собирает истории и файлы в один архив, а «Удалить учётную запись» стирает их навсегда. То, на что пожаловались, модераторы видят без вашего имени, пока не примут решение.',
      },
    },
    unanswered: 'Не нашли ответа?',
    unansweredText: 'Напишите администратору сайта.',
    contacts: 'Контакты',
  },
  en: {
    title: 'Help',
    lead: 'Your first story in five steps. No programming required, just one scene in your head.',
    guides: {
      first: { title: 'How to write your first story', text: '' },
      remembering: {
        title: 'How to make a story remember',
        text: 'A story can remember what its reader did: how much oil is left in the lamp, whether they found the key, what they’re called. Choices open up and the text changes accordingly. For a finished example, see the template “A story that remembers”.',
      },
    },
    start: 'Start for free',
    create: 'Create a story',
    steps: {
      canvas: {
        title: 'Open the editor',
        text: 'Sign in and choose “Create”. The first card is already on the squared canvas: that’s where the reader begins. It’s ready to type in, so write your first scene. Double-click any other card, or press Enter on it, to write that one.',
        alt: 'The editor with a new story: one card on a squared canvas, a panel of nodes on the left, the properties of the story on the right.',
      },
      choice: {
        title: 'Make a fork',
        text: 'Drag from the dot on the right of the card and let go over empty space: the editor asks what to put there. Pick “Choice”, then write the question and the choices. Each choice gets its own dot.',
        alt: 'A connection leads from the first card to a choice card with two numbered choices; the choices are open on the right.',
      },
      branches: {
        title: 'Take every choice to an ending',
        text: 'Drag from each choice’s dot to the next scene, and on from there to an “End”. At the bottom of the canvas the editor points out where a reader would stumble: a choice that leads nowhere, a lost scene, a path without an ending.',
        alt: 'The map of a story: a fork leads to two scenes, each with an ending of its own.',
      },
      preview: {
        title: 'Read it yourself',
        text: 'Choose “Preview”: the story opens just as a reader will see it. Try every path, then come back and fix things. Once you’ve saved the story for the first time, edits save themselves.',
        alt: 'A story in preview: a red margin line on the left, the text of a scene and numbered choices.',
      },
      publish: {
        title: 'Publish it',
        text: 'A new story is private: only you can see it. Turn on “Public story” in the “Story” tab on the right and send out the link. Readers need no account and install nothing.',
        alt: 'The “Story” tab on the right: title, description and the “Public story” switch, turned on.',
      },
      variables: {
        title: 'Name what to remember',
        text: 'Open “Variables” in the “More” menu and add the first one. A variable holds a number, a yes or no, or a text; it has a name and an initial value. Below it you can see where it changes and where it’s used, and the canvas highlights those nodes.',
        alt: 'The “Variables” panel: the variable “oil” is open, showing its type “Number”, its initial value 1 and where it’s used.',
      },
      condition: {
        title: 'Set a condition',
        text: 'Select a choice or a connection and press “Add a condition”: “oil is at least 3”. Say why the choice is closed and readers will see the reason; otherwise it’s simply hidden. “Add a change” on a node or a choice adds, takes away or asks the reader.',
        alt: 'The choice “Go in and climb” is selected; its condition “oil is at least 3” and the text for a closed choice are on the right, with the same condition as a short label on the canvas.',
      },
      values: {
        title: 'Put a value into the text',
        text: 'Type a curly bracket and the editor suggests variables and forms. {oil} shows the number, {if oil > 0: … | else: …} picks one of two phrases, and {times: … | …} says something new on every visit.',
        alt: 'Editing a node’s text: after a curly bracket, a list suggests the variable “oil” and the forms “if” and “times”.',
      },
      memory: {
        title: 'Watch what changes',
        text: '“Preview” shows every value and step next to the story: what changed and when. Change any value, or go back to any step. If “Tell the reader” is on for a change, the reader sees “oil: +2”.',
        alt: 'The preview: the reader has found oil, and a line above the scene says “oil: +2”; the variables and the list of steps are at the side.',
      },
      bot: {
        title: 'Let the bot walk every path',
        text: '“Check all paths” in the “More” menu reads the story thousands of times and shows dead ends, loops and places nobody reached. Keep a good reading as a test: it repeats after every edit and tells you what broke.',
        alt: 'The bot panel after a check: coverage, dead ends, loops and endings; paths on the canvas get thicker the more often they were taken.',
      },
    },
    search: 'Search help',
    searchExample: 'Try: choices, link, Twine',
    found: (count) => `${formatCount('en', count, { one: 'topic', other: 'topics' })} found`,
    nothing: 'Nothing found. Try other words, or browse all topics.',
    all: 'Show all topics',
    outline: 'Help topics',
    answersTitle: 'Questions and answers',
    answers: {
      writing: {
        title: 'How do I write fast?',
        text: 'Write right on the card. Below the text, type a choice and press Enter: the choice, its node and the connection appear. Double brackets in the text do the same once you leave it: [[choice]] or [[choice->title of a node]]; after the arrow the editor suggests titles. [[->title]] leads on without a choice, a node called “The end: …” becomes an end, and a backslash before the brackets keeps them as they are. Ctrl+Enter opens the next node without a text. Esc ends the writing and loses nothing. The up and down arrows move between title, text and choices, and Enter on a choice takes you to its node. For longer work press F and the node fills the screen: the text with formatting buttons, the same text as readers see it, and the ways in and out. Alt+PageUp and Alt+PageDown go back and forward along the story.',
      },
      textMode: {
        title: 'Can I write the story as one text?',
        text: 'Press Ctrl+E: the whole story opens as text that you can edit, cut and paste freely. A line “## Title” begins a node, “- [choice](#title)” below it is a choice, “-> [title](#title)” a way on without one. On the right you see what will be added, changed and deleted. “Apply” or Ctrl+Enter changes the story, and one undo changes it back; Escape closes the window and keeps the text for the next time.',
      },
      reading: {
        title: 'How do I read a story?',
        text: 'Open one from the list and choose with the mouse or the number keys. “History” shows where you’ve been and takes you back to any scene; “Reset” starts over. Your place is remembered.',
      },
      saving: {
        title: 'Can I lose my work?',
        text: 'Every edit is kept in your browser at once and, after the first save, on the server too. If the connection drops or the browser closes, your edits wait there until you open the story again. Earlier states are in “Versions”.',
      },
      publishing: {
        title: 'How do I keep writing a published story?',
        text: 'Autosave changes your working version only. Readers see the published one until you press “Save” or Ctrl+S. The button beside “Saved” tells the time of the version that readers have and how many changes are not published; there you can also look at what has changed, publish, or go back to what is published. If you turn on “Publish by hand”, “Save” changes nothing for readers: only the “Publish” button does. Readers see changes of tags, cover and settings immediately.',
      },
      sharing: {
        title: 'How do I share a story?',
        text: 'Publish it and choose “Share”: you get a link, and code to embed the story in any website. Readers don’t need an account. A private story is seen by you, your co-authors, and those to whom you gave a link to the draft.',
      },
      firstReaders: {
        title: 'How do I show a draft to first readers?',
        text: 'In “My stories” open the story’s menu, choose “Share”, then “New link”, and copy the link: it is shown once. Anyone who has it can read the draft, even on a phone and without an account, and comment on words, passages and choices, or suggest an edit. The list shows who opened the link and how far they read; you can change, renew or revoke a link. In the editor F8 takes you from comment to comment: reply, resolve, or accept a suggestion with one click; one undo brings the old text back. “See it as the reader” repeats the path the reader took.',
      },
      coAuthors: {
        title: 'How do we write a story together?',
        text: 'In “My stories” open the story’s menu, choose “Share”, then “Invite a co-author”: enter an email address, or leave it empty and copy the link, which is shown once. Your co-author will find the story among their own, marked “Co-author”. They can edit and save it, name versions, see statistics and answer first readers. They cannot publish or delete it, change its tags or cover, or invite anyone: only you can. Readers get their edits when you publish the story. Files they upload to the story become yours and count towards your storage; of your other files they see only those that this story shows or has shown before. In the same place you can remove a co-author or hand the story over to them, and they can leave; what they wrote stays in the story.',
      },
      files: {
        title: 'Can I bring a story from another program?',
        text: 'Open a .df file, a Twine page or a Twee text under “Import and export” in the editor. You can also save your story there as a .df file, pictures and sounds included.',
      },
      keyboard: {
        title: 'Can I work without a mouse?',
        text: 'Everything works from the keyboard: “Outline” shows the story in reading order, and you can write all of it there: Enter for the next node, Tab for a choice, Shift+Tab back out, Esc when done. Ctrl+K finds any node or command, and “?” lists all shortcuts.',
      },
      password: {
        title: 'What if I forget my password?',
        text: 'Choose “Forgot your password?” on the sign-in page and enter your email: you’ll get a link to set a new password. Your stories stay where they are.',
      },
      account: {
        title: 'How do I get my data or delete my account?',
        text: 'Both are in your profile: “Download my data” packs your stories and files into one archive, and deleting your account erases them for good. What was reported stays with the moderators, without your name, until they decide.',
      },
    },
    unanswered: 'Still stuck?',
    unansweredText: 'Write to the administrator of this site.',
    contacts: 'Contacts',
  },
});
