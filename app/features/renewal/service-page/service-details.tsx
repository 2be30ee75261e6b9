import { useLocation } from "react-router";
import type { FaqEntry } from "../../../catalogue/catalogue.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Accordion } from "../../../ui/accordion/accordion.tsx";
import { Benefits } from "../../../ui/benefits/benefits.tsx";
import { Gallery } from "../../../ui/gallery/gallery.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { ServicePage } from "./load-service-page.server.ts";
import { MoreInformation } from "./more-information.tsx";
import styles from "./service-details.module.css";

/** Nothing of the visitor: the server renders it once for all. */
type ShownDetails = Pick<ServicePage, "product" | "questions" | "countryCount" | "countries"> & { isRunning: boolean };

/** The service's pictures and text, its benefits, and frequent questions. */
export function ServiceDetails({ shown }: { shown: ShownDetails }) {
  const t = useMessage();
  const { product, questions, isRunning } = shown;
  return (
    <>
      <section className="section section--next">
        <div className={`wrap grid ${styles.middle}`}>
          <div className="c7">
            <Gallery
              pictures={product.gallery}
              formatLabel={(number, total) => t("renewal.image", { number, total })}
              video={
                product.videoId
                  ? { href: `https://www.youtube.com/watch?v=${product.videoId}`, label: t("renewal.video") }
                  : undefined
              }
            />
          </div>
          <div className="c5 stack">
            {product.categoryName ? <p className="quiet">{product.categoryName}</p> : null}
            <h2 className="display d-36">{product.name}</h2>
            <p className="lead">{product.text}</p>
          </div>
        </div>
      </section>
      {product.benefits.length > 0 ? (
        <section className="section section--next">
          <div className="wrap">
            <h2 className={`display d-28 ${styles.head}`}>
              {t(isRunning ? "renewal.benefits" : "renewal.benefitsNew")}
            </h2>
            <Benefits benefits={product.benefits} />
          </div>
        </section>
      ) : null}
      <section className="section section--next">
        <div className={`wrap grid ${styles.info}`}>
          <div className="c4">
            <MoreInformation shown={shown} />
          </div>
          {questions?.length ? <Questions questions={questions} /> : null}
        </div>
      </section>
    </>
  );
}

function Questions({ questions }: { questions: readonly FaqEntry[] }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { pathname } = useLocation();
  return (
    <div className="c8">
      <h2 className="display d-28">{t("renewal.questions")}</h2>
      <Accordion
        openItems={questions.slice(0, 1).map(({ id }) => itemId(id))}
        items={questions.map(({ id, question, answerHtml }) => ({
          id: itemId(id),
          title: question,
          // oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it
          content: <div dangerouslySetInnerHTML={{ __html: answerHtml }} />,
        }))}
      />
      <p className={styles.all}>
        <TextLink to={href("/faqs")} state={{ from: pathname }}>
          {t("renewal.allQuestions")}
        </TextLink>
      </p>
    </div>
  );
}

const itemId = (id: string) => `question-${id}`;
