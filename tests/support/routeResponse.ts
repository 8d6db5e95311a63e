export type RouteResponse = { status: number; location: string | null; headers: Headers; data: unknown };

/** Returns the response that a loader or an action has returned or thrown. */
export async function responseOf(running: Promise<unknown>): Promise<RouteResponse> {
  const given = await running.catch((thrown: unknown) => thrown);
  if (given instanceof Error) throw given;
  if (given instanceof Response) {
    const { status, headers } = given;
    return { status, headers, location: headers.get("Location"), data: await given.text() };
  }
  if (!isDataWithInit(given)) return { status: 200, headers: new Headers(), location: null, data: given };
  const headers = new Headers(given.init?.headers);
  return { status: given.init?.status ?? 200, headers, location: headers.get("Location"), data: given.data };
}

/** Returns a request with the cart of `tempId`; with `fields` it submits a form. */
export function visit(path: string, tempId: string, fields?: Record<string, string>): Request {
  const headers = { Cookie: `cart.tempId=${tempId}` };
  if (!fields) return new Request(`http://shop.test${path}`, { headers });
  return new Request(`http://shop.test${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });
}

type DataWithInit = { type: "DataWithResponseInit"; data: unknown; init: ResponseInit | null };

function isDataWithInit(given: unknown): given is DataWithInit {
  return typeof given === "object" && given !== null && "type" in given && given.type === "DataWithResponseInit";
}
