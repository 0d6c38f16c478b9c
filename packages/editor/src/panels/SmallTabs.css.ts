import { focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const list = style({
  display: 'flex',
  flex: 'none',
  gap: 2,
  margin: `10px ${vars.space['3']} 4px`,
  padding: 2,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.sunken,
});

export const tab = style({
  flex: '1 1 auto',
  minHeight: 28,
  padding: '2px 4px',
  border: 0,
  borderRadius: `calc(${vars.radius.s} - 2px)`,
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.s13,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-selected="true"]': { backgroundColor: vars.color.surface, color: vars.color.ink },
    '&:focus-visible': focusRingInset,
  },
});

/** Takes the height that is left, so that a long list in it can scroll by itself. */
export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
