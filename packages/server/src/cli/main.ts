if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`banyan needs Node 24 and this is ${process.version}. Run it as: npx pnpm@12 banyan`);
  process.exit(1);
}

const { run } = await import('./run.ts');

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
