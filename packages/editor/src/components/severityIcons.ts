import { CircleAlert, Info, TriangleAlert } from 'lucide-react';

export const severityIcons = { error: CircleAlert, warning: TriangleAlert, hint: Info } as const;
