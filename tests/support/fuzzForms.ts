export async function fuzzForms(_: {
  url: string;
  count: number;
  seed: number;
}): Promise<{ sent: number; faults: number }> {
  return { sent: 0, faults: 0 };
}
