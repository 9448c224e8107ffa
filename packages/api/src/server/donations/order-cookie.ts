import { randomBytes, timingSafeEqual } from 'node:crypto';
import { donationLimits } from '../../contract/limits.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import type { Visitor } from '../http/services.ts';
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
export function hasOrderCookie(visitor: Visitor, row: DonationTable, now: number): boolean {
  const token = visitor.cookie(cookieName(row.order_id ?? ''));
  if (!token || row.token_expires_at <= now) return false;
  const given = Buffer.from(tokenHash(token));
  const kept = Buffer.from(row.token_hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
