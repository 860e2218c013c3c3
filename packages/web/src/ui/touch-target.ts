/** Smallest touch target, in pixels (WCAG 2.5.5). */
export const TOUCH_TARGET_PX = 44;
/** Makes a control as high as a touch target on devices that are operated by touch. */
export const TOUCH_TARGET = { '@media (pointer: coarse)': { minHeight: TOUCH_TARGET_PX } } as const;
