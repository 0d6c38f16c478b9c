import { Outlet } from 'react-router-dom';
import { contentId } from '../navigation/useFocusOnNavigation.ts';
import { bare } from './layout.css.ts';

/** Pages that fill the window and bring a bar of their own: editor, reader, administration. */
export function BareLayout() {
  return (
    <div id={contentId} className={bare} tabIndex={-1}>
      <Outlet />
    </div>
  );
}
