import type { contract } from "./en/contract.ts";
import type { labels } from "./en/labels.ts";
import type { results } from "./en/results.ts";
import type { sentences } from "./en/sentences.ts";

/** The texts of a language: all that English has. */
export type Labels = { readonly [Id in keyof typeof labels]: string };
export type Sentences = { readonly [Id in keyof typeof sentences]: string };
export type ContractTexts = { readonly [Id in keyof typeof contract]: string };
export type Results = { readonly [Id in keyof typeof results]: string };
export type Texts = Labels & Sentences & ContractTexts & Results;

type English = typeof labels & typeof sentences & typeof contract & typeof results;
export type TextId = keyof English;

type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** The values that a text needs; other languages have the same placeholders as English. */
export type ValuesOf<Id extends TextId> = Readonly<Record<PlaceholdersIn<English[Id]>, string>>;
