import type { Brand } from "../../contracts/identity/sign-in.ts";

/** The shop of each make, whose letters a person gets. */
export const siteOfBrand = { landrover: "VCS", jaguar: "VCSJ" } as const satisfies Record<Brand, string>;
