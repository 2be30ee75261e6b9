import { expect, it } from "vitest";
import { openBrowser } from "../identity/browser.ts";
import { crawl } from "./crawl.ts";

const pages: Readonly<Record<string, [status: number, body: string]>> = {
  "/": [200, '<a href="/good#here">1</a><a href="/gone">2</a><a href="/broken">3</a><a href="/moved">5</a>'],
  "/good": [
    200,
    '<h2 id="here">x</h2><a href="#there">6</a><a href="https://other.example/">7</a><a href="/start">8</a>',
  ],
  "/broken": [500, ""],
  "/start": [
    404,
    '<h1 id="top">x</h1><a href="#top">9</a><a href="/de-DE/start">10</a><a href="/only-from-an-error">11</a>',
  ],
  "/page-not-found": [200, ""],
};

const answer = (request: Request): Response => {
  const { pathname } = new URL(request.url);
  if (pathname === "/moved") return new Response(null, { status: 302, headers: { location: "/page-not-found" } });
  const [status, body] = pages[pathname] ?? [404, ""];
  return new Response(body, { status, headers: { "content-type": "text/html" } });
};

it("names every link that leads to no page, and where it stands", async () => {
  const origin = "http://shop.test";
  const browser = openBrowser(origin, { baseUrl: origin, fetch: async (request) => answer(request) });
  const { dead, external } = await crawl(browser, {
    prefix: "",
    starts: ["/", "/start"],
  });
  expect(dead.toSorted((one, other) => one.localeCompare(other))).toEqual([
    `${origin}/broken from /: 500 at /broken`,
    `${origin}/gone from /: 404 at /gone`,
    `${origin}/good#there from /good: no #there`,
    `${origin}/moved from /: the not-found page`,
    `${origin}/only-from-an-error from /start: 404 at /only-from-an-error`,
    `${origin}/start from /good: 404 at /start`,
  ]);
  expect(external).toEqual([{ address: "https://other.example/", from: "/good" }]);
});

it.each(["", "/de-DE"])(
  "names every page under '%s/' whose footer lacks a function to end a contract",
  async (prefix) => {
    const origin = "http://shop.test";
    const page = (...ways: string[]) =>
      `<main id="main"></main><footer>${ways.map((way) => `<a href="${prefix}${way}">x</a>`).join("")}</footer>`;
    const bodies: Readonly<Record<string, string>> = {
      "/good": page("/withdraw", "/cancel-subscription"),
      "/half": page("/cancel-subscription"),
      "/bare": '<main id="main"><a href="/withdraw">x</a></main>',
      "/uikit": '<main id="main"></main>',
      "/file": "no page",
    };
    const fetch = async (request: Request) =>
      new Response(bodies[new URL(request.url).pathname.slice(prefix.length)] ?? "", {
        headers: { "content-type": "text/html" },
      });
    const starts = Object.keys(bodies).map((path) => prefix + path);
    const { withoutWaysOut } = await crawl(openBrowser(origin, { baseUrl: origin, fetch }), { prefix, starts });
    expect(withoutWaysOut).toEqual([
      `${prefix}/half has no /withdraw in its footer`,
      `${prefix}/bare has no /withdraw in its footer`,
      `${prefix}/bare has no /cancel-subscription in its footer`,
    ]);
  },
);
