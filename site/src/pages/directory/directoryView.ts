import { type AlumnusCard, limits } from '@banyan/api/contract';
import { imageAddress } from '@banyan/app/news';
import { avatarId } from '@banyan/ui/avatar-id';
import type { MemberSummary } from '@banyan/ui/content';
import { classPath } from '../class-of/classPath.ts';

/** Page of the directory’s results. */
export interface Directory {
  members: readonly MemberSummary[];
  /** Number of members on all pages. */
  total: number;
  /** Number of this page; the last page if the URL names one beyond it. */
  page: number;
  /** Notice shown above the list. */
  notice: string | undefined;
}

const pageSize = limits.directoryPage.standard;

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** Builds the card of a member in a list of one graduation year: it shows the state in place of the year. */
export function classmateSummary(card: AlumnusCard, server: string): MemberSummary {
  const { year: _year, yearHref: _href, ...summary } = memberSummary(card, server);
  return { ...summary, place: card.address.state, detail: card.company };
}

/** Range of this page within all results, counted from 1. */
export function rangeOf({ members, page }: Omit<Directory, 'notice'>) {
  const before = (page - 1) * pageSize;
  return { from: before + 1, to: before + members.length };
}

/**
 * Builds the card of a member. Data without consent arrives empty and is left out.
 *
 * @param server Prefix of relative picture paths.
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
