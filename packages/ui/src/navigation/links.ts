/** A page of the site, as navigation shows it. */
export interface NavigationLink {
  label: string;
  href: string;
}

const withoutEnd = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/**
 * Where the reader is in relation to a link: on its page (`page`), on a page below it (`true`), or elsewhere. The value
 * goes straight into `aria-current`.
 */
export const currentState = (href: string, currentPath: string): 'page' | 'true' | undefined => {
  const link = withoutEnd(href);
  const here = withoutEnd(currentPath.replace(/[?#].*$/, ''));
  if (here === link) return 'page';
  return link !== '/' && here.startsWith(`${link}/`) ? 'true' : undefined;
};
