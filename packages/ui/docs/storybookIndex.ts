/** A page or a story as Storybook's own `index.json` lists it. */
export interface Entry {
  id: string;
  /** `Content/Events/EventRow`. */
  title: string;
  type: string;
  tags?: readonly string[];
}

/** A door: the name of a page, and its address from the frame that documents are in. */
interface Door {
  name: string;
  href: string;
}

/** Pages of one section of the sidebar. A group has the title's second part, or none. */
export interface Room {
  name: string;
  groups: readonly { name?: string; doors: readonly Door[] }[];
}

const hrefOf = (id: string): string => `./?path=/docs/${id}`;

const isPage = ({ type, tags }: Entry): boolean =>
  type === 'docs' && (tags === undefined || tags.includes('dev'));

/** Every page of the sidebar in its order, by section and group. */
export function roomsOf(entries: readonly Entry[]): Room[] {
  const pages = entries.filter(isPage).map(({ id, title }) => {
    const [room = '', ...rest] = title.split('/');
    return {
      room,
      group: rest.length > 1 ? rest[0] : undefined,
      name: rest.at(-1) ?? title,
      href: hrefOf(id),
    };
  });
  return [...Map.groupBy(pages, ({ room }) => room)].map(([name, inside]) => ({
    name,
    groups: [...Map.groupBy(inside, ({ group }) => group)].map(([group, doors]) => ({
      ...(group === undefined ? {} : { name: group }),
      doors: doors.map((door) => ({ name: door.name, href: door.href })),
    })),
  }));
}
