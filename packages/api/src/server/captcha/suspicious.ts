import { unverifiedLimits } from '../../contract/limits.ts';
import type { RequestContext } from '../http/services.ts';

/** Whether somebody looks enough like a program to be asked for the human verification. */
export const suspicious = (
  body: { homepage: string; fillMs?: number | undefined },
  { tries }: Pick<RequestContext, 'tries'>,
) =>
  body.homepage !== '' ||
  (body.fillMs !== undefined && body.fillMs < unverifiedLimits.fillMs) ||
  tries > unverifiedLimits.tries;
