import { readConfig } from '../../config.ts';
import { openDatabase } from '../../database/open.ts';
import { commit } from './committing.ts';
import { choice, meera } from './test-roll-choice.ts';
import { undo } from './undoing.ts';

/** Brings a roll in, or takes it out, for the test that kills it. `argv`: which of both, and the roll. */
const [, , what, id = ''] = process.argv;
const database = await openDatabase(readConfig(process.env));
if (what === 'commit') await commit(database, 'secret', meera, { id, ...choice }, Date.now());
else await undo(database, meera, id, Date.now());
await database.destroy();
