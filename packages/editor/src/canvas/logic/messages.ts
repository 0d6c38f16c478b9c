import { defineMessages } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';

type Described = { label: string; text: string };

export const logicMessages = defineMessages({
  ru: {
    ifBefore: 'если ',
    otherwise: 'иначе',
    onEnter: (effects: string) => `На входе: ${effects}`,
    choice: ({ number, text }: { number: number; text: string }) => `Вариант ${number}: ${text}`,
    connection: ({ label, text }: Described) => `К узлу «${label || 'Без названия'}»: ${text}`,
    set: (count: number) => `меняется: ${counted.ru.nodes(count)}`,
    read: (count: number) => `читается: ${counted.ru.nodes(count)}`,
  },
  en: {
    ifBefore: 'if ',
    otherwise: 'otherwise',
    onEnter: (effects: string) => `On entering: ${effects}`,
    choice: ({ number, text }: { number: number; text: string }) => `Choice ${number}: ${text}`,
    connection: ({ label, text }: Described) => `To “${label || 'Untitled'}”: ${text}`,
    set: (count: number) => `changed: ${counted.en.nodes(count)}`,
    read: (count: number) => `read: ${counted.en.nodes(count)}`,
  },
});
