import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const layer = style({
  position: 'absolute',
  inset: 0,
  zIndex: 5,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

export const frame = styleVariants(
  {
    set: { stroke: vars.color.accent },
    read: { stroke: vars.color.info, strokeDasharray: '1 5', strokeLinecap: 'round' },
  } as const,
  (look) => ({ fill: 'none', strokeWidth: 3, ...look }),
);

export const legend = style({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineStart: 15,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  maxWidth: 'calc(100% - 30px)',
  padding: '8px 12px',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.s2,
  color: vars.color.ink,
  fontSize: vars.size.s13,
  pointerEvents: 'none',
});

export const name = style({ overflowWrap: 'anywhere' });

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
