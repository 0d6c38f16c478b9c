import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const people = style({ display: 'inline-flex', alignItems: 'center', gap: 3, flex: 'none' });

/** The letter tells people apart; its ground only helps. */
export const person = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  paddingInline: 4,
  borderRadius: 9,
  border: '2px solid var(--person)',
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.s12,
  fontWeight: 600,
  lineHeight: 1,
  // Drawn, so that it is no part of the name of a button around it.
  '::before': { content: 'attr(data-letter)' },
});
