import { useMessage } from "../../i18n/message.tsx";
import type { MessageId } from "../../i18n/message-id.ts";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Link } from "../../ui/link/link.tsx";
import { type Fit, FITS, type Listing, listingQuery, type Sort, SORTS, toggleValue } from "./listing-parameters.ts";
import type { Category } from "./load-service-list.server.ts";
import { SERVICE_LIST_PATH } from "./service-list-path.ts";
import styles from "./service-list.module.css";

const SORT_NAMES: Readonly<Record<Sort, MessageId>> = {
  "best-matches": "serviceList.sortBest",
  name: "serviceList.sortName",
  price: "serviceList.sortPrice",
};
const FIT_NAMES: Readonly<Record<Fit, MessageId>> = { fits: "serviceList.fits", owned: "serviceList.owned" };

type Props = {
  listing: Listing;
  categories: readonly Category[];
  hasVehicles: boolean;
};

/** The order of the list and its refinements. Another choice starts at the top of the list again. */
export function ListingLinks({ listing, categories, hasVehicles }: Props) {
  const t = useMessage();
  const refinements = [
    ...(hasVehicles ? FITS : []).map((fit) => ({
      text: t(FIT_NAMES[fit]),
      change: { fits: toggleValue(listing.fits, fit) },
      isCurrent: listing.fits.includes(fit),
    })),
    ...categories.map(({ id, name }) => ({
      text: name,
      change: { categories: toggleValue(listing.categories, id) },
      isCurrent: listing.categories.includes(id),
    })),
  ];
  const sorts = SORTS.map((sort) => ({
    text: t(SORT_NAMES[sort]),
    change: { sort },
    isCurrent: sort === listing.sort,
  }));
  return (
    <div className={styles.choices}>
      <Choices label={t("serviceList.refine")} listing={listing} choices={refinements} />
      <Choices label={t("serviceList.sort")} listing={listing} choices={sorts} />
    </div>
  );
}

type ChoicesProps = {
  label: string;
  listing: Listing;
  choices: readonly { text: string; change: Partial<Listing>; isCurrent: boolean }[];
};

function Choices({ label, listing, choices }: ChoicesProps) {
  const href = useRouterTarget();
  return (
    <nav aria-label={label} className={styles.choice}>
      <span className="small quiet" aria-hidden="true">
        {label}
      </span>
      <ul>
        {choices.map(({ text, change, isCurrent }) => (
          <li key={text}>
            <Link
              to={href(`${SERVICE_LIST_PATH}${listingQuery({ ...listing, offset: 0, ...change })}`)}
              aria-current={isCurrent ? "true" : undefined}
              preventScrollReset
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
