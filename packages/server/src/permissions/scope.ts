import { type ChapterId, chaptersOfState, findChapter } from '@banyan/api/contract';
import { type Extent, extentOf, type Grant, type Permission } from '@banyan/api/office';

/** Whoever may do something. */
interface Granted {
  grants: readonly Grant[];
}

/**
 * How far somebody's duty goes: everywhere, or some chapters. Whatever is read or written for the Office takes one, and only
 * {@link scopeOf} makes them; what lies outside is not there.
 */
class Scope {
  /** The chapters; `all` for the whole association, with what belongs to no chapter. */
  readonly chapters: 'all' | readonly ChapterId[];

  private constructor(chapters: 'all' | readonly ChapterId[]) {
    this.chapters = chapters;
  }

  static of({ grants }: Granted, permission: Permission): Scope {
    const given = grants.filter(({ role }) => extentOf(permission, role) !== undefined);
    if (given.some(({ chapter }) => chapter === null)) return new Scope('all');
    const ids = given.flatMap(({ chapter }) => findChapter(chapter ?? '')?.id ?? []);
    return new Scope([...new Set(ids)]);
  }

  /** As much of it as lies in one chapter. */
  narrowedTo(chapter: ChapterId): Scope {
    return new Scope(this.covers(chapter) ? [chapter] : []);
  }

  /** Whether something is inside. @param chapter Its chapter; `null` for what is everybody's. */
  covers(chapter: string | null): boolean {
    return this.chapters === 'all' || this.chapters.some((id) => id === chapter);
  }

  /** The same for somebody who lives in a state. @param state As they typed it. */
  coversState(state: string): boolean {
    return this.chapters === 'all' || chaptersOfState(state).some((id) => this.covers(id));
  }
}

export type { Scope };

/** How far a duty of theirs goes: nowhere for whoever does not have it. */
export const scopeOf = Scope.of;

/** How much of a duty their roles have together; empty for nothing. */
export const extentsOf = ({ grants }: Granted, permission: Permission): ReadonlySet<Extent> =>
  new Set(grants.flatMap(({ role }) => extentOf(permission, role) ?? []));
