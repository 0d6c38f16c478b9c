import { defineMessages } from '@dreamfork/ui/i18n';

/** The help page: a first story and one that remembers, step by step with pictures, and short answers after it. */
export const helpMessages = defineMessages({
  ru: {
    title: 'Помощь',
    lead: 'Первая история — за пять шагов. Программу знать не нужно, хватит одной сцены в голове.',
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
        text: 'Войдите и нажмите «Создать». На клетчатом холсте уже лежит карточка «Начало истории»: с неё читатель начнёт. Дважды щёлкните по карточке и впишите свою первую сцену.',
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
        text: 'Новая история закрыта: её видите только вы. Включите «Публичная история» во вкладке «История» справа и отправьте ссылку. Читателю не нужно ни входить, ни ставить программу.',
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
    sections: [
      {
        title: 'Как читать',
        text: 'Откройте историю из списка и выбирайте варианты мышью или цифрами на клавиатуре. «История» показывает пройденное, к любой сцене можно вернуться; «Сброс» начинает сначала. Место, где вы остановились, запоминается.',
      },
      {
        title: 'Как не потерять написанное',
        text: 'Каждая правка сразу остаётся в браузере, а после первого сохранения уходит и на сервер. Если связь пропала или браузер закрылся, редактор предложит вернуть правки. Прежние состояния лежат в «Версиях».',
      },
      {
        title: 'Без мыши',
        text: 'Всё делается с клавиатуры: «План» показывает историю по порядку чтения, Ctrl+K находит любой узел и команду, клавиша «?» открывает список сочетаний.',
      },
      {
        title: 'Не нашли ответ',
        text: 'Куда обратиться, сказано на странице «Контакты»: ссылка внизу.',
      },
    ],
  },
  en: {
    title: 'Help',
    lead: 'A first story in five steps. You need no programming, just one scene in your head.',
    guides: {
      first: { title: 'How to write a first story', text: '' },
      remembering: {
        title: 'How to make a story remember',
        text: 'A story can remember what its reader did: how much oil is in the lamp, whether they found the key, what their name is. Choices open and words change with it. A finished example is the template “A story that remembers”.',
      },
    },
    start: 'Start free',
    create: 'Create a story',
    steps: {
      canvas: {
        title: 'Open the editor',
        text: 'Sign in and press “Create”. A first card already lies on the squared canvas: that is where the reader begins. Double-click it and write your first scene.',
        alt: 'The editor with a new story: one card on a squared canvas, a panel of nodes on the left, the properties of the story on the right.',
      },
      choice: {
        title: 'Make a fork',
        text: 'Drag a link from the dot on the right of the card and let go over empty space: the editor asks what goes there. Take “Choice”, write the question and the options. Every option has a dot of its own.',
        alt: 'A link leads from the first card to a choice card with two numbered options; its options are open on the right.',
      },
      branches: {
        title: 'Lead the options to an end',
        text: 'Drag a link from the dot of each option to the next scene, and from there on to an “End”. At the bottom of the canvas the editor notices where a reader would stumble: an option that leads nowhere, a lost scene, a way without an end.',
        alt: 'The map of a story: a fork leads to two scenes, and each of them to an end of its own.',
      },
      preview: {
        title: 'Read it yourself',
        text: 'Press “Preview”: the story opens as its reader will see it. Walk every way, come back and mend. Edits are saved by themselves once the story has been saved for the first time.',
        alt: 'Preview of a story: a red margin line on the left, the text of a scene and numbered options.',
      },
      publish: {
        title: 'Publish it',
        text: 'A new story is private: only you see it. Turn on “Public story” in the tab “Story” on the right and send the link. A reader needs no account and installs nothing.',
        alt: 'The tab “Story” on the right: title, description and the switch “Public story”, turned on.',
      },
      variables: {
        title: 'Name what to remember',
        text: 'Open “Variables” in the menu “More” and add the first one. A variable holds a number, a yes or no, or a text; it has a name and an initial value. Under it you see where it changes and where it is read, and the canvas lights those nodes.',
        alt: 'The panel “Variables”: the variable “oil” is open, with the type “Number”, the initial value 1 and the places where it is used.',
      },
      condition: {
        title: 'Set a condition',
        text: 'Select a choice or a link and press “Add a condition”: “oil is at least 3”. Write why the choice is closed and readers will see the reason; without it the choice is simply hidden. “Add a change” of a node or a choice adds, takes or asks the reader.',
        alt: 'The choice “Go in and climb” is selected; on the right its condition “oil is at least 3” and the words of the closed choice, on the canvas the same condition as a short mark.',
      },
      values: {
        title: 'Put a value into the text',
        text: 'Begin with a curly brace, and the editor offers variables and forms. {oil} shows the number, {if oil > 0: … | else: …} picks one of two phrases, {times: … | …} says something new on every visit.',
        alt: 'The text of a node is being edited: after a curly brace a list offers the variable “oil” and the forms “if” and “times”.',
      },
      memory: {
        title: 'Watch what changes',
        text: 'In the “Preview” all values and steps stand beside the story: what changed and when. Change any value, go back to any step. If “Tell the reader” is on for a change, the reader sees “oil: +2”.',
        alt: 'The preview: the reader found oil, a line above the scene says “oil: +2”, at the side are the values of variables and the list of steps.',
      },
      bot: {
        title: 'Let the bot walk every path',
        text: '“Check all paths” in the menu “More” reads the story thousands of times and shows dead ends, circles and places that nobody reached. Keep a good reading as a test: it is repeated after every edit and says what broke.',
        alt: 'The panel of the bot after a check: how much was covered, dead ends, circles and ends; the ways on the canvas are thicker the more often they were taken.',
      },
    },
    sections: [
      {
        title: 'How to read',
        text: 'Open a story from the list and choose with the mouse or with the number keys. “History” shows what you have passed and leads back to any scene; “Reset” begins again. The place where you stopped is remembered.',
      },
      {
        title: 'How not to lose work',
        text: 'Every edit stays in the browser at once and, after the first save, goes to the server too. If the connection is lost or the browser closed, the editor offers to bring the edits back. Earlier states lie in “Versions”.',
      },
      {
        title: 'Without a mouse',
        text: 'Everything can be done from the keyboard: the “Outline” shows the story in reading order, Ctrl+K finds any node and command, and “?” opens the list of keys.',
      },
      {
        title: 'No answer here',
        text: 'Where to turn is told on the page “Contacts”: the link is at the foot.',
      },
    ],
  },
});
