import { Box, type BoxProps } from '../Box/Box.tsx';

export const elevations = ['0', '1', '2', '3'] as const;
export type Elevation = (typeof elevations)[number];

export type SurfaceProps = Omit<BoxProps, 'background' | 'border' | 'radius' | 'shadow'> & {
  /** How far the surface stands above the page. @default '1' */
  elevation?: Elevation;
};

const shadowOf = { '0': 'none', '1': 's1', '2': 's2', '3': 's3' } as const;

/** A sheet of paper: the only kind of card, never one inside another. */
export function Surface({ elevation = '1', padding = '5', ...rest }: SurfaceProps) {
  return (
    <Box
      {...rest}
      padding={padding}
      background="surface"
      border="line"
      radius="l"
      shadow={shadowOf[elevation]}
    />
  );
}
