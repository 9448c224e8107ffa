/** The air at both sides of a screen. What reaches its edges takes as much away. */
export const pad = 'clamp(16px, 2.9vw, 36px)';
