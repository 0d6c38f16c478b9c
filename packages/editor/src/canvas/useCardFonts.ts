import { vars } from '@dreamfork/ui/theme';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { contentStyle, fontOf, setFonts, titleStyle } from '../geometry/measureText.ts';
import { commonLetters } from './paint/fontSources.ts';
import { variablesAt } from './paint/palette.ts';

/** In milliseconds. On a network that is slower, cards keep the measures of the fallback, which is made to be like the font. */
const patience = 1000;

/** Has cards measured in the fonts of an element. Returns whether these are there, or no longer waited for. */
export function useCardFonts(element: RefObject<HTMLElement | null>): boolean {
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => {
    if (!element.current) return;
    const read = variablesAt(element.current);
    const families = { text: read(vars.font.text), reading: read(vars.font.reading) };
    const measure = () => {
      setFonts(families);
      setReady(true);
    };
    const fonts = [titleStyle, contentStyle].map((text) => fontOf(text, families));
    const missing = fonts.filter((font) => !document.fonts.check(font, commonLetters));
    if (missing.length === 0) return measure();
    const timer = setTimeout(measure, patience);
    const stop = () => clearTimeout(timer);
    let isMounted = true;
    void Promise.allSettled(missing.map((font) => document.fonts.load(font, commonLetters))).then(
      () => {
        stop();
        if (isMounted) measure();
      },
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, [element]);
  return isReady;
}
