/**
 * What compiled JSX calls, made from the function that the renderer needs anyway. The build of the element
 * puts this module in the place of `react/jsx-runtime`.
 */
import { createElement, Fragment, type VNode } from 'preact';

type Props = Record<string, unknown>;

export const jsx = (type: string, props: Props, key?: string): VNode =>
  createElement(type, key === undefined ? props : { ...props, key });

export { Fragment, jsx as jsxs };
