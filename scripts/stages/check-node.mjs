// Imported before everything else, so it must parse on a Node that is too old.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `\nSomo needs Node 20.19 or newer, but this is ${process.versions.node}. Install a newer version from https://nodejs.org, then try again.\n`,
  );
  process.exit(1);
}
