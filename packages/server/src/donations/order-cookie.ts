import { randomBytes } from 'node:crypto';
import { donationLimits } from '@banyan/api/contract';
import type { DonationTable } from '../database/donation-tables.ts';
import type { Visitor } from '../http/services.ts';
import { isSameText } from '../settings/timing-safe-equal.ts';
import { tokenHash } from './rows.ts';

/** Cookie name of an order. Each order has its own, so that two tabs do not overwrite each other’s cookie. */
const cookieName = (orderId: string) => `gift-${orderId}`;

/** Creates the secret token of an order, known only to the browser that made it. */
export const newOrderToken = () => randomBytes(32).toString('base64url');

/** Stores the token in a cookie of the browser that scripts cannot read and other sites cannot send. */
export function setOrderCookie(visitor: Visitor, orderId: string, token: string, basePath: string): void {
  const seconds = donationLimits.orderLifetimeMs / 1_000;
  const attributes = `Path=${basePath}/donations; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
  visitor.setCookie(`${cookieName(orderId)}=${token}; ${attributes}`);
}

/** True if this browser made the order and its token has not expired. */
export function hasOrderCookie(visitor: Visitor, orderId: string, row: DonationTable, now: number): boolean {
  const token = visitor.cookie(cookieName(orderId));
  return token !== undefined && row.token_expires_at > now && isSameText(tokenHash(token), row.token_hash);
}
