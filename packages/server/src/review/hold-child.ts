import { readConfig } from '../config.ts';
import { createServer } from '../create-server.ts';

/** A site for the test of held letters to kill. It sends what is due without pause. `argv`: by how many milliseconds its clock is ahead. */
const ahead = Number(process.argv[2]);
await createServer(readConfig(process.env), {
  now: () => Date.now() + ahead,
  deliveryIntervalMs: 20,
  samples: false,
});
// Nothing else keeps it running, and it ends with whoever started it.
process.stdin.resume().once('end', () => process.exit(0));
process.stdout.write('ready\n');
