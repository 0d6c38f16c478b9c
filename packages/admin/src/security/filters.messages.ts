import { defineMessages } from '@dreamfork/ui/i18n';

/** The filters of an export, as the audit log names them. */
export const filterMessages = defineMessages({
  ru: {
    none: 'без отбора',
    searchTerm: (text: string) => `поиск «${text}»`,
    status: (name: string) => `статус «${name}»`,
    role: (name: string) => `роль ${name}`,
    isPremium: (has: boolean) => (has ? 'с премиумом' : 'без премиума'),
    action: (name: string) => `действие «${name}»`,
    targetId: (id: string) => `над ${id}`,
    userId: (id: string) => `автор ${id}`,
    from: (date: string) => `с ${date}`,
    to: (date: string) => `до ${date}`,
    startDate: (day: string) => `с ${day}`,
    endDate: (day: string) => `по ${day}`,
  },
  en: {
    none: 'everything',
    searchTerm: (text: string) => `search “${text}”`,
    status: (name: string) => `status “${name}”`,
    role: (name: string) => `role ${name}`,
    isPremium: (has: boolean) => (has ? 'with premium' : 'without premium'),
    action: (name: string) => `action “${name}”`,
    targetId: (id: string) => `about ${id}`,
    userId: (id: string) => `author ${id}`,
    from: (date: string) => `from ${date}`,
    to: (date: string) => `until ${date}`,
    startDate: (day: string) => `from ${day}`,
    endDate: (day: string) => `to ${day}`,
  },
});
