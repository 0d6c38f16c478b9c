import { useContext } from 'react';
import { LanguageContext, mergeLabels } from '../labels/PlayerLanguage.tsx';
import { laterMessages } from './later.messages.ts';

/** The messages of the parts that are loaded later, with those of the host in their place. */
export function useLaterMessages() {
  const { locale, labels } = useContext(LanguageContext);
  return mergeLabels(laterMessages[locale], labels);
}
