import { Button } from "../button/button.tsx";
import { EXAMPLE_NOW, type ExampleSet } from "../example.ts";
import { MiniTimeBar } from "../mini-time-bar/mini-time-bar.tsx";
import { miniAxis } from "../time-axis/chart-axis.ts";
import { ServiceArt } from "../service-art/service-art.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Tag } from "../tag/tag.tsx";
import { Card } from "./card.tsx";

const AXIS = miniAxis(EXAMPLE_NOW, ["2028-11-09", "2026-12-15"]);

export const cardExamples: ExampleSet = {
  id: "card",
  title: "Card",
  examples: (make) => [
    {
      name: "Active",
      content: (
        <Card
          art={<ServiceArt drawing="connected-navigation" make={make} shape="card" />}
          foot={
            <>
              <Button tone="line">{"Manage"}</Button>
              <span className="small quiet">{"£159 / 2 years"}</span>
            </>
          }
        >
          <Tag state="ok">{"Active"}</Tag>
          <h3 className="display d-22">{"Connected Navigation"}</h3>
          <MiniTimeBar axis={AXIS} now={EXAMPLE_NOW} end="2028-11-09" endLabel="9 Nov 2028" todayLabel="Today" />
          <p className="quiet">{"Auto-renews on 9 November 2028"}</p>
        </Card>
      ),
    },
    {
      name: "Ends soon",
      content: (
        <Card
          art={<ServiceArt drawing="live-traffic" make={make} shape="card" />}
          foot={<Button tone="line">{"Manage traffic"}</Button>}
        >
          <Tag state="soon">{"Expires soon"}</Tag>
          <h3 className="display d-22">{"Live Traffic & Information"}</h3>
          <MiniTimeBar axis={AXIS} now={EXAMPLE_NOW} end="2026-12-15" endLabel="15 Dec 2026" todayLabel="Today" />
          <p className="quiet">{"Expires on 15 December 2026"}</p>
        </Card>
      ),
    },
    {
      name: "Expired",
      content: (
        <Card
          isOff
          art={<ServiceArt drawing="online-pack" make={make} shape="card" isExpired />}
          foot={<Button>{"Resubscribe"}</Button>}
        >
          <Tag state="off">{"Expired"}</Tag>
          <h3 className="display d-22">{"Online Pack with Data"}</h3>
          <p className="quiet">{"Expired on 2 October 2026"}</p>
        </Card>
      ),
    },
    {
      name: "Loading",
      content: (
        <Card isBusy art={<Skeleton height="8rem" />}>
          <Skeleton width="30%" />
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton height=".625rem" />
          <Skeleton width="8rem" height="3rem" />
        </Card>
      ),
    },
  ],
};
