import { defineMessages } from '../../i18n/index.ts';

export const cropMessages = defineMessages({
  ru: {
    choose: 'Перетащите картинку сюда или выберите её',
    chooseHelp: 'Подойдут JPEG, PNG, WebP, GIF и AVIF до 50 МБ. Анимация станет неподвижной.',
    damaged: (name: string) =>
      `«${name}»: открыть не удалось. Файл повреждён, или это не картинка. Сохраните его заново или выберите другой.`,
    heic: (name: string) =>
      `«${name}»: этот браузер не открывает снимки HEIC. Сохраните снимок как JPEG и выберите его снова.`,
    area: 'Что останется от картинки',
    position: 'Положение картинки',
    help: 'Двигайте картинку мышью, пальцем или стрелками, с Shift — понемногу.',
    zoom: 'Масштаб',
    another: 'Выбрать другую картинку',
    sending: 'Картинка загружается',
    tooLarge:
      'Обрезать картинку не удалось: она слишком велика для этого браузера. Уменьшите её и выберите снова.',
    save: 'Сохранить',
    cancel: 'Отмена',
  },
  en: {
    choose: 'Drop a picture here or choose one',
    chooseHelp:
      'JPEG, PNG, WebP, GIF and AVIF of up to 50 MB. An animation becomes a still picture.',
    damaged: (name) =>
      `“${name}” could not be opened. The file is damaged, or it is not a picture. Save it again or choose another.`,
    heic: (name) =>
      `“${name}”: this browser does not open HEIC photos. Save the photo as JPEG and choose it again.`,
    area: 'What is kept of the picture',
    position: 'Position of the picture',
    help: 'Move the picture with the mouse, a finger or the arrow keys; Shift makes smaller steps.',
    zoom: 'Zoom',
    another: 'Choose another picture',
    sending: 'Uploading the picture',
    tooLarge:
      'The picture could not be cropped: it is too large for this browser. Make it smaller and choose it again.',
    save: 'Save',
    cancel: 'Cancel',
  },
});
