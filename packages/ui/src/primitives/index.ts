export { Box, type BoxProps } from './Box/Box.tsx';
export { type BoxElement, boxElements } from './Box/boxElements.ts';
export { Column, type ColumnProps, Columns, type ColumnsProps } from './Columns/Columns.tsx';
export {
  type CollapsePoint,
  type ColumnWidth,
  collapsePoints,
  columnWidths,
} from './Columns/variants.ts';
export {
  Container,
  type ContainerProps,
  type ContainerSpacing,
  containerSpacings,
} from './Container/Container.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export type { ExtraAttributes } from './extraAttributes.ts';
export { Grid, type GridColumns, type GridProps } from './Grid/Grid.tsx';
export { GridPaper, type GridPaperProps } from './GridPaper/GridPaper.tsx';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  headingLevels,
  headingSizes,
} from './Heading/Heading.tsx';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { MarginLine, type MarginLineProps } from './MarginLine/MarginLine.tsx';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { type Elevation, elevations, Surface, type SurfaceProps } from './Surface/Surface.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export {
  type TextFont,
  type TextSize,
  type TextTone,
  type TextWeight,
  textFonts,
  textSizes,
  textTones,
  textWeights,
} from './Text/variants.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
