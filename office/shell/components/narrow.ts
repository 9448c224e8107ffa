/** The smallest phone: what stands side by side on others is put together. */
export const narrowest = '(max-width: 359.98px)';

/** A phone held upright: two buttons beside a sentence leave it no room. */
export const upright = '(max-width: 599.98px)';

/** A phone whose page is shown at twice its size. What stays in sight on others would leave no room for the rest. */
export const enlarged = '(max-width: 259.98px)';
