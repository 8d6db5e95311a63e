/** Returns the name under which a stored picture was imported. */
export function importedName(storedName: string): string {
  return storedName.replace(/-[0-9a-f]{8}(\.[a-z]+)$/, "$1");
}
