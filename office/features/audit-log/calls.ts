import { LogLine } from '@banyan/api/office/audit-log/log-line';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { filter, LogQuery } from './get-log.ts';

export const auditLogCalls = {
  /** Audit log, newest first: all of it for admins, their own actions for others, gifts for treasurers. */
  getLog: read('/log', {
    permission: 'log.see',
    query: LogQuery,
    answer: {
      lines: v.array(LogLine),
      /** True if there is another page. */
      more: v.boolean(),
    },
  }),

  /** Exports the same lines as a CSV file, newest first, at most 100,000 lines. The export itself is logged. */
  exportLog: write('/log/export', {
    permission: 'volunteer.manage',
    stepUp: true,
    body: filter,
    answer: {
      /** CSV text (RFC 4180) with a header line. */
      csv: v.string(),
      rows: v.number(),
    },
  }),
} as const;
