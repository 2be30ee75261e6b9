import { withoutQuery } from "../../database/describe-error.ts";

/**
 * Wraps functions so that their failed queries lose their parameters: in development stage the storefront shows an error
 * with its message, and the parameters of a payment hold a name and an e-mail address.
 */
export function concealQueries<Methods extends object>(methods: Methods): Methods {
  return new Proxy(methods, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key, target);
      if (typeof method !== "function") return method;
      return (...parameters: unknown[]) => {
        const result: unknown = Reflect.apply(method, target, parameters);
        return result instanceof Promise ? result.catch(rethrowWithoutQuery) : result;
      };
    },
  });
}

function rethrowWithoutQuery(error: unknown): never {
  throw withoutQuery(error);
}
