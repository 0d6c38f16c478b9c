import { defineMessages } from '@dreamfork/ui/i18n';

/** How the reader wants to read. */
export const settingsMessages = defineMessages({
  ru: {
    settingsPanel: {
      title: 'Настройки чтения',
      close: 'Закрыть настройки',
      textSize: 'Размер текста',
      textSizes: { small: 'Мелкий', normal: 'Обычный', large: 'Крупный', huge: 'Очень крупный' },
      lineWidth: 'Ширина строки',
      lineWidths: { narrow: 'Узкая', normal: 'Обычная', wide: 'Широкая' },
      face: 'Шрифт',
      faces: { serif: 'Книжный', sans: 'Без засечек' },
      theme: 'Тема',
      themes: { host: 'Как на странице', light: 'Светлая', dark: 'Тёмная', creative: 'Творческая' },
      mode: 'Переход к следующему узлу',
      modes: { manual: 'Ручной', auto: 'Авто' },
      delay: 'Пауза перед автопереходом',
      seconds: (count: number) => `${count} с`,
      stillness: 'Без движения',
      signKeys: 'Управлять буквами и цифрами',
      keys: 'Клавиши',
    },
  },
  en: {
    settingsPanel: {
      title: 'Reading settings',
      close: 'Close the settings',
      textSize: 'Text size',
      textSizes: { small: 'Small', normal: 'Normal', large: 'Large', huge: 'Very large' },
      lineWidth: 'Line width',
      lineWidths: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' },
      face: 'Typeface',
      faces: { serif: 'Book', sans: 'Sans serif' },
      theme: 'Theme',
      themes: { host: 'As on the page', light: 'Light', dark: 'Dark', creative: 'Creative' },
      mode: 'Moving on to the next node',
      modes: { manual: 'Manual', auto: 'Auto' },
      delay: 'Pause before moving on automatically',
      seconds: (count: number) => `${count} s`,
      stillness: 'No motion',
      signKeys: 'Letter and digit keys',
      keys: 'Keys',
    },
  },
});
