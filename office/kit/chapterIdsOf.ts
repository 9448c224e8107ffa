import { findChapter } from '@banyan/api/contract';
import { extentOf, type Me, type Permission } from '@banyan/api/office';

/** Ids of the chapters for which the volunteer has a permission; `all` if the permission is not limited to chapters. */
export function chapterIdsOf({ grants }: Pick<Me, 'grants'>, permission: Permission): 'all' | string[] {
  const given = grants.filter(({ role }) => extentOf(permission, role) !== undefined);
  return given.some(({ chapter }) => chapter === null)
    ? 'all'
    : given.flatMap(({ chapter }) => findChapter(chapter ?? '')?.id ?? []);
}
