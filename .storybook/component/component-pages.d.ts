declare module 'virtual:component-pages' {
  /** By the name of each component the address of the page that shows it: `ButtonLink` → `elements-button--docs`. */
  const pages: Readonly<Record<string, string>>;
  export default pages;
  /** Where pages of the site stand here. */
  export const doors: readonly import('./doors.ts').Door[];
}
