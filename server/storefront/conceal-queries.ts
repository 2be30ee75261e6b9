import { withoutQuery } from "../../database/describe-error.ts";

/**
 * The same functions, whose failed queries lose their parameters on the way out. In development stage the storefront
 * shows an error with its message, and a payment is asked for with a name and an e-mail address.
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
