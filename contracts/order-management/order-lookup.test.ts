import { describe, expect, it } from "vitest";
import { normaliseLookup, shownContract } from "./order-lookup.ts";

describe("an order number", () => {
  it.each([
    ["as it is", "VCS-7KQ2M-X9ABC"],
    ["in lower case", "vcs-7kq2m-x9abc"],
    ["with spaces around it", "  VCS-7KQ2M-X9ABC \t"],
    ["with spaces in it", "VCS - 7KQ2M - X9ABC"],
    ["with spaces for its hyphens", "vcs 7kq2m x9abc"],
    ["without its hyphens", "VCS7KQ2MX9ABC"],
    ["with a line break", "VCS-7KQ2M-\r\nX9ABC"],
    ["with a leading number sign", "#VCS-7KQ2M-X9ABC"],
    ["with a number sign and a space", "# VCS-7KQ2M-X9ABC"],
    ["in full-width characters", "＃ＶＣＳ－７ＫＱ２Ｍ－Ｘ９ＡＢＣ"],
    ["with zero-width characters", "\u200bVCS-7KQ2M\u200c-X9\u200dABC\ufeff"],
    ["with a word joiner and a soft hyphen", "VCS-7KQ2M\u2060-X9\u00adABC"],
    ["with marks of direction", "\u202aVCS-7KQ2M-X9ABC\u202c"],
    ["with a no-break space", "VCS-7KQ2M-X9ABC\u00a0"],
    ["with typographic dashes", "VCS–7KQ2M—X9ABC"],
    ["with hyphens that do not break, and minus signs", "VCS‑7KQ2M−X9ABC"],
    ["with a NUL character", "VCS-7KQ2M-X9ABC\0"],
    ["with half a surrogate pair", "VCS-7KQ2M-X9ABC\ud800"],
  ])("is read %s", (_, orderNumber) => {
    expect(normaliseLookup({ orderNumber, email: "" }).orderNumber).toBe("VCS-7KQ2M-X9ABC");
  });

  it.each([
    ["", ""],
    [" \u200b#", ""],
    ["vcsj7kq2mx9abc", "VCSJ-7KQ2M-X9ABC"],
    ["VCS7KQ2MX9AB", "VCS7KQ2MX9AB"],
    ["5_00012#3", "5_00012#3"],
    ["d1OSABC123456G01", "D1OSABC123456G01"],
  ])("of %j is %j", (orderNumber, expected) => {
    expect(normaliseLookup({ orderNumber, email: "" }).orderNumber).toBe(expected);
  });
});

describe("an e-mail address", () => {
  it.each([
    "ada@example.com",
    "Ada@Example.COM",
    "  ada@example.com ",
    "ada @ example.com",
    "ada@example.com\u200b",
    "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ",
    "\ufeffada@example.com\r\n",
  ])("is read from %j", (email) => {
    expect(normaliseLookup({ orderNumber: "", email }).email).toBe("ada@example.com");
  });

  it("keeps its number sign, its dashes and its letters of other languages", () => {
    expect(normaliseLookup({ orderNumber: "", email: "#jürgen–v@müller.example" }).email).toBe(
      "#jürgen–v@müller.example",
    );
  });
});

describe("a contract is shown", () => {
  it.each([
    [" vcs 7kq2m x9abc ", "VCS-7KQ2M-X9ABC"],
    ["#vcsj7kq2mx9abc", "VCSJ-7KQ2M-X9ABC"],
    ["VCS–7KQ2M–X9ABC", "VCS-7KQ2M-X9ABC"],
    [" All but the navigation ", "All but the navigation"],
    ["salea7bwas2z00201", "salea7bwas2z00201"],
    ["a-1", "a-1"],
  ])("%j as %j", (written, shown) => {
    expect(shownContract(written)).toBe(shown);
  });
});
