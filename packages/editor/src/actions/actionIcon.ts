import { nodeIcons } from '@dreamfork/ui';
import type { LucideIcon } from 'lucide-react';
import { type ActionId, actionOf } from './actions.ts';

/** The icon of an action; those about a type of node have the icon of the type. */
export function actionIcon(id: ActionId): LucideIcon {
  const { icon } = actionOf(id);
  return typeof icon === 'string' ? nodeIcons[icon] : icon;
}
