export default async function stopDatabase() {
  await globalThis.somoTestDatabase?.();
}
