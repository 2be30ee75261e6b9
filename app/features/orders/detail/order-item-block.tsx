import { Message, useMessage } from "../../../i18n/message.tsx";
import { formatMoney } from "../../../i18n/format-number.ts";
import { planLabel } from "../../../i18n/plan-label.ts";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { LinkList } from "../../../ui/link-list/link-list.tsx";
import { OrderProgress } from "../../../ui/order-progress/order-progress.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { ServiceArt } from "../../../ui/service-art/service-art.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { TruncatedText } from "../../../ui/truncated-text/truncated-text.tsx";
import type { OrderedVehicle } from "../ordered-vehicle.ts";
import { tagOf } from "../status/status-tag.ts";
import { STEP_LABELS } from "../status/timeline-table.ts";
import type { StepNote, TimelineStep } from "../status/timeline.ts";
import { EndingAlert } from "./ending/ending-alert.tsx";
import type { EndingText } from "./ending/ending-texts.server.ts";
import { ItemAlert } from "./item-alert.tsx";
import styles from "./order-item-block.module.css";
import type { OrderItem, OrderPayment } from "./order.ts";

const NAME_LENGTH = 30;

type Props = {
  item: OrderItem;
  /** Says how a declaration has ended it. */
  ending: EndingText | undefined;
  vehicle: OrderedVehicle;
  payment: OrderPayment | undefined;
  canEditPayment: boolean;
  /** Whether it was paid for and cannot be given back any more. */
  isFinal: boolean;
};

/** One item of an order: its plan and price, how far it is, and what happens with its money. */
export function OrderItemBlock({ item, ending, vehicle, payment, canEditPayment, isFinal }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const { status } = item;
  // A declaration is no request for a refund.
  const hint = status.kind === "known" && !(ending && status.hint === "refundRequested") ? status.hint : undefined;
  return (
    <Panel as="article" className="stack">
      <h2 className="label">{t("orders.itemDetails")}</h2>
      <div className={styles.head}>
        <ServiceArt src={item.picture} isLazy={false} />
        <h3 className="display d-28">
          <TruncatedText text={item.name} length={NAME_LENGTH} />
        </h3>
        <span className="display d-22">{formatMoney(item.price, locale.id)}</span>
      </div>
      <ItemFacts item={item} vehicle={vehicle} />
      <StatusLine status={status} />
      {status.kind === "known" && status.steps.length > 0 ? <Timeline steps={status.steps} /> : null}
      {ending ? <EndingAlert text={ending} /> : null}
      {hint ? <ItemAlert hint={hint} item={item} payment={payment} canEditPayment={canEditPayment} /> : null}
      {item.receipt ? <ReceiptLink receipt={item.receipt} /> : null}
      {item.manualUrl ? <Manual url={item.manualUrl} service={item.name} /> : null}
      {isFinal ? <NoRefund /> : null}
    </Panel>
  );
}

function ReceiptLink({ receipt: { number, path } }: { receipt: NonNullable<OrderItem["receipt"]> }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <p>
      <TextLink to={href(path)}>{t("refunds.viewReceipt", { number })}</TextLink>
    </p>
  );
}

function NoRefund() {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <p className="small quiet">
      {t("subscriptions.noRefund")} <TextLink to={href("/contact-us")}>{t("common.contactUs")}</TextLink>
    </p>
  );
}

function Manual({ url, service }: { url: string; service: string }) {
  const t = useMessage();
  return (
    <LinkList
      items={[
        {
          text: t("renewal.userManual"),
          // An order may have several manuals; the service tells them apart.
          note: <span className="vh">{service}</span>,
          icon: "external",
          href: url,
          measuredAs: "manual",
        },
      ]}
    />
  );
}

function ItemFacts({ item: { term }, vehicle: { name, vin } }: Pick<Props, "item" | "vehicle">) {
  const t = useMessage();
  const { locale } = useShop();
  const plan = planLabel(term, { t, locale: locale.id });
  return (
    <p className="quiet">
      {vin ? (
        <Message
          id="orders.planVehicleVin"
          values={{
            plan,
            vehicle: name,
            vin: (
              <span key="vin" className="vin">
                {vin}
              </span>
            ),
          }}
        />
      ) : (
        t("orders.planVehicle", { plan, vehicle: name })
      )}
    </p>
  );
}

function StatusLine({ status }: { status: OrderItem["status"] }) {
  const t = useMessage();
  const line = status.kind === "known" ? status.line : "status.notMapped";
  return (
    <p>
      <span className="vh">{t("common.status")}</span>
      <Tag state={tagOf(line)}>{t(line)}</Tag>
    </p>
  );
}

function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const t = useMessage();
  const noteText = useNoteText();
  return (
    <div className={styles.timeline}>
      <OrderProgress
        steps={steps.map(({ name, state, note }) => ({
          state,
          text: t(STEP_LABELS[name]),
          ...(note && { note: noteText(note) }),
        }))}
        stateLabels={{ DONE: t("status.processed"), DEFAULT: t("status.inProgress"), INACTIVE: t("renewal.next") }}
      />
    </div>
  );
}

function useNoteText(): (note: StepNote) => string {
  const t = useMessage();
  const { long } = useDateFormats();
  return (note) => {
    switch (note.kind) {
      case "on":
        return long(note.day);
      case "onUntil":
        return t("orders.onUntil", { date: long(note.day), until: long(note.until) });
      case "expectedBy":
        return t("orders.expectedBy", { date: long(note.day) });
      case "howToInstall":
        return t("status.readyToInstallHint");
    }
  };
}
