import type { FormEvent } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { ErrorBand } from "./error-band.tsx";

export type ErrorDetails = {
  reference?: string;
  stack?: string;
  retryAfterSeconds?: number;
  /** Where "Explore ownership" leads; by default to the home page. */
  ownershipPath?: string;
};

/** A form, so that it works without scripts; a script reloads, which keeps the query of the address. */
function RetryButton({ text }: { text: string }) {
  return (
    <form onSubmit={reload}>
      <Button tone="dark" type="submit">
        {text}
      </Button>
    </form>
  );
}

function reload(event: FormEvent): void {
  event.preventDefault();
  location.reload();
}

export function NotFoundPage() {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <ErrorBand title={t("error.notFoundTitle")} text={t("error.notFoundText")}>
      <ButtonLink tone="dark" to={href("/")}>
        {t("error.homeLink")}
      </ButtonLink>
      <TextLink to={href("/contact-us")}>{t("footer.contact")}</TextLink>
    </ErrorBand>
  );
}

type FailureProps = Pick<ErrorDetails, "reference" | "stack"> & {
  title: string;
  text: string;
  wayOut: { text: string; path: string };
};

/** With a retry button and a link that leads away from the failed page. */
function Failure({ reference, wayOut, ...band }: FailureProps) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <ErrorBand {...band} reference={reference ? t("error.reference", { id: reference }) : undefined}>
      <RetryButton text={t("error.retry")} />
      <TextLink to={href(wayOut.path)}>{wayOut.text}</TextLink>
    </ErrorBand>
  );
}

/** Something on our side failed; the cause is shown if it is known. */
export function FailurePage({
  cause,
  reference,
  stack,
  ownershipPath = "/",
}: ErrorDetails & { cause?: string | undefined }) {
  const t = useMessage();
  const text = cause ?? t("error.unableText");
  return (
    <Failure
      title={t("error.unableTitle")}
      text={text}
      wayOut={{ text: t("error.exploreOwnership"), path: ownershipPath }}
      reference={reference}
      stack={stack}
    />
  );
}

/** A page that was not ready in time; nothing was lost, and a retry may succeed. */
export function SlowPage({ reference, ownershipPath }: ErrorDetails) {
  const t = useMessage();
  return <FailurePage reference={reference} ownershipPath={ownershipPath} cause={t("error.slowText")} />;
}

export function InternalServerErrorPage({ reference }: ErrorDetails) {
  const t = useMessage();
  return (
    <Failure
      title={t("error.internalTitle")}
      text={t("error.internalText")}
      wayOut={{ text: t("error.homeLink"), path: "/" }}
      reference={reference}
    />
  );
}

export function TooManyTriesPage({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <ErrorBand
      title={t("error.genericTitle")}
      text={t("vin.tooMany", { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })}
    >
      <ButtonLink tone="dark" to={href("/")}>
        {t("error.homeLink")}
      </ButtonLink>
    </ErrorBand>
  );
}

/** The next page could not be fetched. */
export function OfflinePage() {
  const t = useMessage();
  return (
    <ErrorBand title={t("offline.title")} text={t("offline.text")}>
      <RetryButton text={t("offline.retry")} />
    </ErrorBand>
  );
}

export function MaintenancePage() {
  const t = useMessage();
  return <ErrorBand title={t("maintenance.title")} text={t("maintenance.text")} reference={t("maintenance.note")} />;
}
