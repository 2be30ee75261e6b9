import { Form } from "react-router";
import type { VehicleView } from "../../../domain/vehicle/vehicle.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { VehicleOnLight } from "../../../ui/vehicle-art/vehicle-art.tsx";
import { drawingOfModel } from "../../../ui/vehicle-art/drawing-of-model.ts";
import styles from "./vehicle-panel.module.css";

/** The selected vehicle, with a button that removes it. */
export function VehiclePanel({ vehicle: { modelKey, modelName, maskedVin } }: { vehicle: VehicleView }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <Panel as="section" className={styles.vehicle}>
      <VehicleOnLight drawing={drawingOfModel(modelKey)} />
      <div>
        <h2 className="display d-22">{modelName}</h2>
        <p className="vin">{maskedVin}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={href("/services")}>{t("error.servicesLink")}</ButtonLink>
        <Form method="post">
          <Button type="submit" tone="line" name="intent" value="drop">
            {t("common.remove")}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
