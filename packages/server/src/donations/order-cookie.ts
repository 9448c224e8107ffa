import { randomBytes } from 'node:crypto';
import { donationLimits } from '@banyan/api/contract';
import type { DonationTable } from '../database/donation-tables.ts';
import type { Visitor } from '../http/services.ts';
import { isSameText } from '../settings/timing-safe-equal.ts';
import { tokenHash } from './rows.ts';

/** One cookie per order, so that two tabs do not take each other's away. */
const cookieName = (orderId: string) => `gift-${orderId}`;

/** What only the browser that made an order will have. */
export const newOrderToken = () => randomBytes(32).toString('base64url');

/** Gives the browser its token, in a cookie that scripts cannot read and other sites cannot use. */
export function setOrderCookie(visitor: Visitor, orderId: string, token: string, basePath: string): void {
  const seconds = donationLimits.orderLifetimeMs / 1_000;
  const attributes = `Path=${basePath}/donations; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
  visitor.setCookie(`${cookieName(orderId)}=${token}; ${attributes}`);
}

/** Whether this browser made the order, and not too long ago. */
export function hasOrderCookie(visitor: Visitor, orderId: string, row: DonationTable, now: number): boolean {
  const token = visitor.cookie(cookieName(orderId));
  return token !== undefined && row.token_expires_at > now && isSameText(tokenHash(token), row.token_hash);
}
