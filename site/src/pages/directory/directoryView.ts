import { type AlumnusCard, limits } from '@banyan/api/contract';
import { imageAddress } from '@banyan/app/news';
import { avatarId } from '@banyan/ui/avatar-id';
import type { MemberSummary } from '@banyan/ui/content';
import { classPath } from '../class-of/classPath.ts';

/** One page of who was found. */
export interface Directory {
  members: readonly MemberSummary[];
  /** On all pages. */
  total: number;
  /** The page that this is: the last one where the address asks for one beyond it. */
  page: number;
  /** What has to be said about it. */
  notice: string | undefined;
}

const pageSize = limits.directoryPage.standard;

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** Which of all these are, counted from 1. */
export function rangeOf({ members, page }: Omit<Directory, 'notice'>) {
  const before = (page - 1) * pageSize;
  return { from: before + 1, to: before + members.length };
}

/**
 * A member as their card shows them. What somebody did not agree to arrives empty, and leaves no trace.
 *
 * @param server What stands in front of relative picture paths.
 */
export function memberSummary(card: AlumnusCard, server: string): MemberSummary {
  const detail = [card.company, card.address.state].filter(Boolean).join(', ');
  return {
    memberId: avatarId(card._id),
    name: `${card.firstName} ${card.lastName}`.trim(),
    year: card.graduationYear,
    yearHref: classPath(card.graduationYear),
    program: card.coepProgram,
    ...(detail && { detail }),
    ...(card.linkedIn && { profileHref: card.linkedIn }),
    ...(card.image && { image: { src: imageAddress(card.image, server), width: 84, height: 112 } }),
  };
}
