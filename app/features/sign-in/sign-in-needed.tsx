import { useMessage } from "../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { MessageBand } from "../../ui/message-band/message-band.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { STAND_IN_VEHICLES } from "../../page/stand-in-vehicle.ts";
import { SIGN_IN_PROBLEMS, type SignInProblem } from "./sign-in-problem.ts";

export type SignInNeededProps = {
  /** The page to open after the sign-in. */
  returnTo: string;
  /** Whether the page is of the account, not of a vehicle. */
  isAccount: boolean;
  problem: SignInProblem | undefined;
  /** Whether the signed-in customer is not the one the page belongs to. */
  isOtherCustomer: boolean;
};

export function SignInNeeded({ returnTo, isAccount, problem, isOtherCustomer }: SignInNeededProps) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  const query = new URLSearchParams({ to: returnTo, ...(isOtherCustomer && { other: "1" }) });
  return (
    <MessageBand
      title={t("access.title")}
      text={t(isAccount ? "page.accountDescription" : "access.text")}
      vehicle={STAND_IN_VEHICLES[site.make]}
      actions={
        <>
          <ButtonLink tone="dark" to={href(`/sign-in?${query}`)}>
            {t("header.signIn")}
          </ButtonLink>
          <TextLink to={href("/")}>{t("error.homeLink")}</TextLink>
        </>
      }
    >
      {problem ? (
        <Alert kind="error" title={t("error.unableText")}>
          {SIGN_IN_PROBLEMS[problem]}
        </Alert>
      ) : null}
    </MessageBand>
  );
}
