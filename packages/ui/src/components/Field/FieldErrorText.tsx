import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** What is wrong with a field, with the sign of it. */
export const FieldErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <Icon icon={CircleAlert} size={15} />
    <span>{children}</span>
  </>
);
