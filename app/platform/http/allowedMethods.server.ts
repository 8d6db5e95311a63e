import type { RequestHandler } from "express";

/** Returns the methods that a path allows: none for an unknown path, undefined where any method may be tried. */
export type MethodsOf = (path: string, method: string) => Promise<readonly string[] | undefined>;

/**
 * Responds 405 with `Allow` where a path does not allow the request's method, 404 for an unknown path, and 204 to
 * OPTIONS. The framework would respond to some of these with an error, or with a page without `Allow`.
 */
export function requireAllowedMethod(methodsOf: MethodsOf): RequestHandler {
  return async (request, response, next) => {
    const { method, path } = request;
    if (method === "GET" || method === "HEAD") return next();
    try {
      const allowed = await methodsOf(path, method);
      if (!allowed || allowed.includes(method)) return next();
      if (allowed.length === 0) return next({ status: 404 });
      response.setHeader("Allow", allowed.join(", "));
      if (method === "OPTIONS") response.status(204).end();
      else next({ status: 405 });
    } catch (error) {
      next(error);
    }
  };
}
