/** Link of a navigation to a page of the site. */
export interface NavigationLink {
  label: string;
  href: string;
}

const withoutEnd = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/**
 * Position of the reader relative to a link: on its page (`page`), on a page below it (`true`), or elsewhere (undefined). The
 * value is valid for `aria-current`.
 */
export const currentState = (href: string, currentPath: string): 'page' | 'true' | undefined => {
  const link = withoutEnd(href);
  const here = withoutEnd(currentPath.replace(/[?#].*$/, ''));
  if (here === link) return 'page';
  return link !== '/' && here.startsWith(`${link}/`) ? 'true' : undefined;
};
