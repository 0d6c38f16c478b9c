import { useContext } from 'react';
import { LanguageContext, mergeLabels } from '../labels/PlayerLanguage.tsx';
import { endMessages } from './end.messages.ts';

/** The messages of an end, with those of the host in their place. */
export function useEndMessages() {
  const { locale, labels } = useContext(LanguageContext);
  return mergeLabels(endMessages[locale], labels);
}
