import { LogLine } from '@banyan/api/office/audit-log/log-line';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { filter, LogQuery } from './get-log.ts';

export const auditLogCalls = {
  /** Who did what, newest first: all of it for admins, their own acts for others, gifts for treasurers. */
  getLog: read('/log', {
    permission: 'log.see',
    query: LogQuery,
    answer: {
      lines: v.array(LogLine),
      /** Whether there is another page. */
      more: v.boolean(),
    },
  }),

  /** The same lines as a file, for whoever has to show them elsewhere: at most 100,000, newest first. The log notes it. */
  exportLog: write('/log/export', {
    permission: 'volunteer.manage',
    stepUp: true,
    body: filter,
    answer: {
      /** RFC 4180, with a line of names. */
      csv: v.string(),
      rows: v.number(),
    },
  }),
} as const;
