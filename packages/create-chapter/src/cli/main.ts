#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12) || major === 21) {
  process.stderr.write(
    `This needs Node 20.19 or 22.12, or a newer one; here is ${process.versions.node}. Get it from https://nodejs.org and run the same command again.\n`,
  );
  process.exit(1);
}
// Imported dynamically, because an old Node could not parse it.
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2), process);

export {};
