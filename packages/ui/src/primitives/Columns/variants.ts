export const columnWidths = ['fluid', 'content', '1/4', '1/3', '1/2', '2/3', '3/4'] as const;
export type ColumnWidth = (typeof columnWidths)[number];

export const collapsePoints = ['never', 'middle', 'wide'] as const;
export type CollapsePoint = (typeof collapsePoints)[number];
