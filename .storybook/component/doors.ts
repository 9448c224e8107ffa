/** A page of the site, or a pattern, that stands in this Storybook. */
export interface Door {
  /** The path that it is at on the site: `/news/news-canteen-scholarship`. */
  path: string;
  /** Where it stands here: `story/pages-site--article`. */
  address: string;
}

/** `/events/register/$id` as what its paths look like; `{-$view}` may be missing. */
const shapeOf = (route: string): RegExp => {
  const parts = route.split('/').filter(Boolean);
  const shape = parts.map((part) => {
    if (part.startsWith('{-$')) return '(?:/[^/]+)?';
    return part.startsWith('$') ? '/[^/]+' : `/${part.replaceAll(/[^\w-]/g, '\\$&')}`;
  });
  return new RegExp(`^${shape.join('') || '/'}$`);
};

const withoutEnd = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The first door to a route of the site, whatever stands for its variables. */
export function doorTo(route: string, doors: readonly Door[]): Door | undefined {
  const shape = shapeOf(route);
  return doors.find(({ path }) => withoutEnd(path) === withoutEnd(route) || shape.test(withoutEnd(path)));
}

/** What of a route can be opened on the site as it stands: nothing where somebody's id is asked for. */
export const openedOnSite = (route: string): string | undefined => {
  const path = withoutEnd(route.replace(/\/\{-\$\w+\}/g, ''));
  return path.includes('$') ? undefined : path;
};
