import { topBar } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const bare = style({ minHeight: '100dvh', outline: 'none' });

/** Toasts stand below them. */
export const notices = style({ anchorName: topBar });

export const centred = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
});

export const guestActions = style({ display: 'flex', alignItems: 'center', gap: 8 });

/** Rows of the menu in a narrow window; their icons stand under the links above. */
export const menuRows = style({
  display: 'grid',
  justifyItems: 'start',
  width: '100%',
  marginInlineStart: -17,
});
