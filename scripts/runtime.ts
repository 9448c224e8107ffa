/** Ends the process with a message if its Node is older than the one that the install provides. */
export const requireRuntime = (): void => {
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  console.error(
    `Banyan needs Node 24 and this is ${process.version}. Run it through pnpm: npx pnpm@12 start`,
  );
  process.exit(1);
};
