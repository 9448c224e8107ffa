/** Horizontal padding of a screen. Full-width elements use it as a negative margin. */
export const pad = 'clamp(16px, 2.9vw, 36px)';
