import { IconButton, Toolbar } from '@dreamfork/ui';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';

export default function Example() {
  return (
    <Toolbar label="Canvas">
      <IconButton icon={ZoomOut} label="Zoom out" />
      <IconButton icon={ZoomIn} label="Zoom in" />
      <IconButton icon={Maximize} label="Show all" />
    </Toolbar>
  );
}
