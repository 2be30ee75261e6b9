import { BasketItem } from "../basket-item/basket-item.tsx";
import type { Make } from "../make-logo/make-logo.tsx";
import { Button } from "../button/button.tsx";
import type { ExampleSet } from "../example.ts";
import { ServiceArt, type ServiceDrawing } from "../service-art/service-art.tsx";
import { MiniBasketFrame } from "./mini-basket-frame.tsx";

const ITEMS: { name: string; drawing: ServiceDrawing; price: string; note: string }[] = [
  {
    name: "Connected Navigation",
    drawing: "connected-navigation",
    price: "£159",
    note: "24 months, until 15 December 2028",
  },
  {
    name: "Live Traffic & Information",
    drawing: "live-traffic",
    price: "£39",
    note: "12 months, until 28 December 2027",
  },
  { name: "Remote", drawing: "remote", price: "£65", note: "12 months, until 4 August 2028" },
];

const nothing = () => undefined;

function ExampleBasket({ make, title, count }: { make: Make; title: string; count: number }) {
  return (
    <div style={{ position: "relative", minHeight: "30rem" }}>
      <div style={{ position: "absolute", top: "-.5rem", right: ".25rem", left: 0, maxWidth: "25rem" }}>
        <MiniBasketFrame
          title={title}
          closeLabel="Close"
          onClose={nothing}
          total={{ label: "Total, VAT included", amount: "£263" }}
          action={<Button isWide>{"Checkout"}</Button>}
        >
          {ITEMS.slice(0, count).map(({ name, drawing, price, note }) => (
            <BasketItem
              key={name}
              art={<ServiceArt drawing={drawing} make={make} />}
              name={name}
              price={price}
              note={note}
            />
          ))}
        </MiniBasketFrame>
      </div>
    </div>
  );
}

export const miniBasketExamples: ExampleSet = {
  id: "mini-basket",
  title: "Mini cart",
  examples: (make) => [
    { name: "Two items", content: <ExampleBasket make={make} title="Basket" count={2} /> },
    {
      name: "Empty",
      content: (
        <div style={{ position: "relative", minHeight: "10rem" }}>
          <MiniBasketFrame
            title="Empty basket"
            closeLabel="Close"
            onClose={nothing}
            note={<p>{"Basket is empty"}</p>}
          />
        </div>
      ),
    },
    { name: "From three the list scrolls", content: <ExampleBasket make={make} title="Full basket" count={3} /> },
  ],
};
