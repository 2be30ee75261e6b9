import type { ReactNode } from "react";
import { ServicePicture } from "../service-art/service-picture.tsx";
import styles from "./offer-list.module.css";

interface Offer {
  productId: string;
  name: string;
  image: string;
  text?: string;
  price: ReactNode;
  action: ReactNode;
}

/** Services that the vehicle does not have: smaller and quieter than those that it has. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ productId, name, image, text, price, action }) => (
        <li key={productId}>
          <ServicePicture src={image} />
          <div>
            <h3>{name}</h3>
            {text ? <p className="small quiet">{text}</p> : null}
            <p className="small quiet">{price}</p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
