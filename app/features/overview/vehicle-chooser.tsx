import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Link } from "../../ui/link/link.tsx";
import { VehicleOnLight } from "../../ui/vehicle-art/vehicle-art.tsx";
import { VEHICLE_PARAMETER } from "./vehicle-parameter.ts";
import type { VehicleChoice } from "./load-overview.server.ts";
import styles from "./overview.module.css";

type Props = { choices: readonly VehicleChoice[]; shownKey: string };

/** The vehicles of an account side by side; each is a link to its own overview. */
export function VehicleChooser({ choices, shownKey }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <nav aria-label={t("overview.vehicles")}>
      <ul className={styles.vehicles}>
        {choices.map(({ key, modelName, maskedVin, drawing }) => (
          <li key={key}>
            <Link
              to={href(`/account/my-overview?${new URLSearchParams({ [VEHICLE_PARAMETER]: key })}`)}
              aria-current={key === shownKey ? "true" : undefined}
              className={styles.vehicle}
              preventScrollReset
            >
              <VehicleOnLight drawing={drawing} />
              <span className={styles.words}>
                <span>{modelName}</span>
                {maskedVin ? <span className="small quiet vin">{maskedVin}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
