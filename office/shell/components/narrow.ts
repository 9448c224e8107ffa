/** Media query for the smallest phone, where side-by-side elements are stacked. */
export const narrowest = '(max-width: 359.98px)';

/** Media query for a phone held upright, where two buttons beside a sentence do not fit. */
export const upright = '(max-width: 599.98px)';

/** Media query for a phone at 200% zoom. Sticky elements would leave no space for the rest. */
export const enlarged = '(max-width: 259.98px)';
