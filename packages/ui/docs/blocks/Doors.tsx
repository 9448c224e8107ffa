import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Notice } from '../../src/elements/Notice/index.ts';
import { Spinner } from '../../src/elements/Spinner/index.ts';
import { type Entry, type Room, roomsOf } from '../storybookIndex.ts';
import { useStorybookLinks } from '../useStorybookLinks.ts';
import * as styles from './Doors.css.ts';

/** What a section of the sidebar holds, for those that have groups or guides: said once, above its doors. */
const says: Readonly<Record<string, string>> = {
  'Start here': 'how to read these pages, and how to add to them',
  Chapters: 'a site of a chapter’s own, from the first hour to its updates',
  Foundations:
    'colour, type, space, motion, imagery, voice, themes; tokens to take along, and the whole kit on one page',
  Pages: 'the site’s pages and the Office’s, whole, over samples',
  Patterns: 'what pages do in the same way',
  Layout: 'the only owners of outer space: containers, stacks, grids',
  Elements: 'single parts: a button, a badge, a picture',
  Navigation: 'header, footer, menu, tabs, pagination',
  Overlays: 'dialog, toasts, full-screen media',
  Content: 'things: cards, rows, lists, a gallery, a receipt',
  Sections: 'parts of pages: how one begins, what it asks, its last word',
  Imagery: 'drawings that are components',
  Fields: 'one question each, with its label, its hint and its error',
  Forms: 'what people fill in and send',
  Office: 'where volunteers answer what was sent',
};

/** Links to pages of this Storybook, or around some: the sidebar follows. */
function StorybookLinks(props: ComponentProps<'div'>) {
  const element = useRef<HTMLDivElement>(null);
  useStorybookLinks(element);
  return <div {...props} ref={element} />;
}

/** A door to every page there is, by the sections and groups of the sidebar. */
export function DoorsTo({ rooms }: { rooms: readonly Room[] }) {
  return (
    <StorybookLinks className={styles.rooms}>
      {rooms.map((room) => (
        <section key={room.name} className={styles.room} aria-label={room.name}>
          <div>
            <h3 className={styles.name}>{room.name}</h3>
            <p className={styles.says}>{says[room.name]}</p>
          </div>
          <div>
            {room.groups.map(({ name, doors }) => (
              <div key={name ?? ''} className={styles.group}>
                {name === undefined ? null : <p className={styles.groupName}>{name}</p>}
                <ul className={styles.doors}>
                  {doors.map((door) => (
                    <li key={door.href}>
                      <a href={door.href} target="_top" className={styles.door}>
                        {door.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </StorybookLinks>
  );
}

/** The doors of the Storybook that this page is in, as its own index lists them: nothing is left out, and no door is shut. */
export function Doors() {
  const [rooms, setRooms] = useState<readonly Room[] | 'none'>();
  useEffect(() => {
    const abort = new AbortController();
    fetch('./index.json', { signal: abort.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, Entry> }) => setRooms(roomsOf(Object.values(entries))))
      .catch(() => {
        if (!abort.signal.aborted) setRooms('none');
      });
    return () => abort.abort();
  }, []);
  if (rooms === undefined) return <Spinner />;
  if (rooms === 'none')
    return (
      <Notice heading="The list of pages could not be loaded" tone="critical">
        The sidebar has all of them; loading this page again asks for the list once more.
      </Notice>
    );
  return <DoorsTo rooms={rooms} />;
}
