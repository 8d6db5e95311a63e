import type { RequestHandler } from "express";

/** The methods that an address takes: none where there is no such address, undefined where any may be tried. */
export type MethodsOf = (path: string, method: string) => Promise<readonly string[] | undefined>;

/**
 * Answers 405 with `Allow` where an address does not take the request's method, 404 where there is no such address, and
 * 204 to OPTIONS. The framework would answer some of these with a fault, or with a page that names no method.
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
