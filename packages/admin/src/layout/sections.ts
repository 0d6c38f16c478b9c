import {
  BookCheck,
  ChartLine,
  type LucideIcon,
  Shield,
  SlidersHorizontal,
  Users,
} from 'lucide-react';

export const sectionIds = ['users', 'analytics', 'content', 'security', 'system'] as const;
export type SectionId = (typeof sectionIds)[number];

export const sectionIcons: Record<SectionId, LucideIcon> = {
  users: Users,
  analytics: ChartLine,
  content: BookCheck,
  security: Shield,
  system: SlidersHorizontal,
};
