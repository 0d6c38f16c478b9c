export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** Side of an icon that goes with a button of that size. */
export const iconSizeOf: Record<ButtonSize, number> = { small: 16, medium: 18, large: 20 };
