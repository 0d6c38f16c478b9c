import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { bare } from './layout.css.ts';

/** Pages that fill the window and bring a bar of their own: editor, reader, administration. */
export function BareLayout() {
  const content = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(content);
  return (
    <div ref={content} className={bare} tabIndex={-1}>
      <Outlet />
    </div>
  );
}
