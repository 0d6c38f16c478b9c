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

/** A section of the host itself, beside those of the package. */
export type HostSection = { id: string; label: string; href: string; icon?: LucideIcon };

export const sectionIcons: Record<SectionId, LucideIcon> = {
  users: Users,
  analytics: ChartLine,
  content: BookCheck,
  security: Shield,
  system: SlidersHorizontal,
};

/** Whether a section is one of the package. */
export const isSectionId = (id: string): id is SectionId =>
  sectionIds.some((known) => known === id);
