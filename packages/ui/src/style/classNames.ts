/** Joins the class names that are there. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name): name is string => typeof name === 'string' && name !== '').join(' ');
