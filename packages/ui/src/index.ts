import './css/layers.css.ts';
import './fonts/fonts.css.ts';
import './themes/themes.css.ts';
import './css/reset.css.ts';

export { Button, type ButtonProps } from './components/Button/Button.tsx';
export {
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './components/Button/variants.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton.tsx';
export * from './i18n/index.ts';
export * from './primitives/index.ts';
