import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";
import { withClassNames } from "./inline-class-names.ts";

const path = join(import.meta.dirname, "../../app/ui/card");
const css = ".card{top:0}.title{left:0}";
const nameOf = (name: string) => JSON.stringify(shortClassName(name, join(path, "card.module.css"), css));

function inline(body: string): string {
  return withClassNames(`import styles from "./card.module.css";\n${body}`, { path, read: () => css });
}

test("a class stands where it is used, and its sheet is still imported", () => {
  const code = inline("<div className={styles.card}><b className={classNames('wrap', styles.title)} /></div>");
  expect(code).toContain(`import "./card.module.css";`);
  expect(code).toContain(`<div className={${nameOf("card")}}><b className={classNames('wrap', ${nameOf("title")})} />`);
  expect(code).not.toContain("styles");
});

test.each(["<div className={styles[kind]} />", "read(styles)", "const { card } = styles;"])(
  "a view that picks a class while it runs gets the table: %s",
  (body) =>
    expect(inline(`${body}\n<p className={styles.title} />`)).toContain(
      `import "./card.module.css";\nconst styles = {"card":${nameOf("card")},"title":${nameOf("title")}};`,
    ),
);

test("a longer name and a property of the same name are left alone", () => {
  const body = "pageStyles.card; props.styles.card; stylesOfView.card;";
  expect(inline(body)).toContain(body);
});

test("a class that the sheet does not have is undefined, as in the table", () => {
  expect(inline("<p className={styles.text} />")).toContain("<p className={undefined} />");
});

test("an import in another form is refused, because it would find no table", () => {
  expect(() => inline(`import { card } from "./other.module.css";`)).toThrow("imported in another way");
});
