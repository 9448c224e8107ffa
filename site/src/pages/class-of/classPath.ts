/** Path of the page of a graduation year. */
export const classPath = (year: number): string => `/class-of/${year}`;
