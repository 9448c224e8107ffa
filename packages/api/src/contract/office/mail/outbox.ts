import * as v from 'valibot';
import { RowId } from '../fields.ts';

/** Of one letter. */
const _LetterParams = v.object({ id: RowId });
