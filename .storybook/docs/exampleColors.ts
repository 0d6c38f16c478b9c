import { vars } from '@dreamfork/ui/theme';
import type { ComponentProps } from 'react';
import type { LiveEditor } from 'react-live';

type EditorColors = NonNullable<ComponentProps<typeof LiveEditor>['theme']>;

const { ink, ink2, ink3, accent, success, info } = vars.color;

/** Colours of code that follow the theme of the page; each is a text colour on `surface`. */
export const exampleColors: EditorColors = {
  plain: { color: ink },
  styles: [
    { types: ['comment'], style: { color: ink3, fontStyle: 'italic' } },
    { types: ['string', 'attr-value'], style: { color: success } },
    { types: ['keyword', 'boolean', 'number'], style: { color: accent } },
    { types: ['tag', 'class-name', 'function'], style: { color: info } },
    { types: ['punctuation', 'operator', 'attr-name'], style: { color: ink2 } },
    { types: ['plain-text'], style: { color: ink } },
  ],
};
