import { type ChapterId, chaptersOfState, findChapter } from '@banyan/api/contract';
import { type Extent, extentOf, type Grant, type Permission } from '@banyan/api/office';

/** Person with roles. */
interface Granted {
  grants: readonly Grant[];
}

/**
 * Scope of a permission: the whole association, or some chapters. Every read and write for the Office requires one, and only
 * {@link scopeOf} creates them. Anything outside of the scope does not exist for the volunteer.
 */
class Scope {
  /** Chapters of the scope; `all` means the whole association, including what belongs to no chapter. */
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

  /** Part of the scope that lies within one chapter. */
  narrowedTo(chapter: ChapterId): Scope {
    return new Scope(this.covers(chapter) ? [chapter] : []);
  }

  /** True if a chapter is within the scope. @param chapter `null` for what belongs to no chapter. */
  covers(chapter: string | null): boolean {
    return this.chapters === 'all' || this.chapters.some((id) => id === chapter);
  }

  /** True if a person who lives in a state is within the scope. @param state As typed. */
  coversState(state: string): boolean {
    return this.chapters === 'all' || chaptersOfState(state).some((id) => this.covers(id));
  }
}

export type { Scope };

/** Scope of a permission for a person; empty if they do not have it. */
export const scopeOf = Scope.of;

/** Extents of a permission over all roles of a person; empty if they do not have it. */
export const extentsOf = ({ grants }: Granted, permission: Permission): ReadonlySet<Extent> =>
  new Set(grants.flatMap(({ role }) => extentOf(permission, role) ?? []));
