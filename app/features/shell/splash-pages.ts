import type { Make } from "../../site/site-config.ts";

/** Pages of their own address, one make each, with a picture, a sentence and one way on. */
export type SplashPage = { name: string; make: Make; scene: string; title: "splash.title"; text: "splash.text" };

const splashPages: readonly SplashPage[] = [
  { name: "above-and-beyond", make: "landrover", scene: "contour-dawn", title: "splash.title", text: "splash.text" },
  { name: "copy-nothing", make: "jaguar", scene: "night-road", title: "splash.title", text: "splash.text" },
];

export function findSplashPage(name: string, make: Make): SplashPage | undefined {
  return splashPages.find((page) => page.name === name && page.make === make);
}
