import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/text-link/text-link.tsx";
import { OPEN_FIELDS, type VehiclePage } from "./open-for-vehicle.ts";

type Props = {
  /** The key of the vehicle. */
  vehicle: string;
  page: VehiclePage;
  service?: { productId: string; name: string };
  tone?: "line" | "dark";
  /** As text where many stand in one list. */
  look?: "button" | "text";
  /** The page that opens it, where this one cannot. */
  action?: string;
  children: string;
};

/** Opens a page for one of the customer's vehicles. A form, because the vehicle is selected on the way. */
export function OpenForm({
  vehicle,
  page,
  service,
  tone = "line",
  look = "button",
  action,
  children,
}: Props): ReactNode {
  const label = service && `${children}: ${service.name}`;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name={OPEN_FIELDS.vehicle} value={vehicle} />
      <input type="hidden" name={OPEN_FIELDS.page} value={page} />
      {service ? <input type="hidden" name={OPEN_FIELDS.service} value={service.productId} /> : null}
      {look === "text" ? (
        <TextButton type="submit" aria-label={label}>
          {children}
        </TextButton>
      ) : (
        <Button type="submit" tone={tone} aria-label={label}>
          {children}
        </Button>
      )}
    </Form>
  );
}
