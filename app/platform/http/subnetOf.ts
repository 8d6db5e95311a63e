/**
 * By what requests are counted wherever the shop limits them. Everything that counts a visitor's address asks here; a test
 * sees to it that the address itself is read only for the country that it belongs to.
 */
export function callersNetwork({ clientAddress }: { clientAddress?: string | undefined }): string {
  return networkOf(clientAddress ?? "");
}

/**
 * The network that an address belongs to, by which requests are counted: an IPv4 address itself, the first 64 bits of an
 * IPv6 one, as a single customer has all the addresses in these (RFC 6177).
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
