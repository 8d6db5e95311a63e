/**
 * Returns the key under which rate limits count a client. Everything that counts clients uses it; a test ensures that
 * the address itself is read only to look up the country.
 */
export function clientSubnet({ clientAddress }: { clientAddress?: string | undefined }): string {
  return subnetOf(clientAddress ?? "");
}

/** Shortens a network for the log: too coarse to identify one person, fine enough to recognise an attack. */
export function truncatedNetwork(subnet: string): string {
  if (subnet === "") return "";
  if (!subnet.includes(":")) return `${subnet.split(".").slice(0, 3).join(".")}.0/24`;
  return `${subnet.split(":").slice(0, 3).join(":")}::/48`;
}

/**
 * Returns the network of an address: an IPv4 address itself, the first 64 bits of an IPv6 one, as a single customer
 * owns all addresses in these (RFC 6177).
 */
export function subnetOf(address: string): string {
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
