import { Form } from "react-router";
import { PageHead } from "../../page/page-head.tsx";
import { toastCookie } from "../../features/shell/toast-cookie.server.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { ShopLink } from "../../site/shop-context.tsx";
import { Button } from "../../ui/button/button.tsx";
import type { Route } from "./+types/test";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";

export const loader = () => null;

/** Redirects back here with a message, as a completed form does. */
export async function action({ context }: Route.ActionArgs) {
  const cookie = toastCookie(cookieDeps(context));
  const headers = addCookies(new Headers(), await cookie.write({ kind: "ok", id: "payment.added", values: {} }));
  return shopRedirect(context, "/test", headers);
}

const screens = ["/uikit", "/test-errors", "/test-multisite-components", "/test-override", "/loading", "/maintenance"];
const title = "Test screens";
const toastLabel = "Show a message after a redirect";

export default function Test() {
  return (
    <section className="section wrap">
      <PageHead title={{ name: title }} isUnlisted />
      <h1 className="display d-48">{title}</h1>
      <ul className="stack">
        {screens.map((path) => (
          <li key={path}>
            <ShopLink to={path}>{path}</ShopLink>
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button type="submit">{toastLabel}</Button>
      </Form>
    </section>
  );
}
