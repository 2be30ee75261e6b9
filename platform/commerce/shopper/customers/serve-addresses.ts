import type { Hono } from "hono";
import {
  createCustomerAddress,
  type CustomerAddress,
  getCustomerAddress,
  removeCustomerAddress,
  updateCustomerAddress,
} from "../../../../contracts/commerce/customers/customer-addresses.ts";
import type { CallResult } from "../../../../contracts/endpoint.ts";
import type { Refusal } from "../../../refusal.ts";
import { scapiProblem } from "../../scapi-problem.ts";
import type { ShopperDeps } from "../shopper-deps.ts";
import { addAddress, addressQuota, changeAddress, findAddress, removeAddress } from "./addresses.ts";
import { lockCustomer } from "./customer-table.ts";
import { customerNotFound, serveOwnCustomer } from "./own-customer.ts";

export function serveAddresses(app: Hono, deps: ShopperDeps): void {
  const { database, now } = deps;
  serveOwnCustomer(app, createCustomerAddress, {
    deps,
    async handle({ body }, key): Promise<CustomerAddress> {
      const added = await database.transaction(async (tx) => {
        if (!(await lockCustomer(tx, key))) throw customerNotFound(key.id);
        return addAddress(tx, { customerId: key.id, address: body }, now());
      });
      if (added.outcome === "taken") throw addressIdTaken(body.addressId);
      if (added.outcome === "full") throw tooManyAddresses();
      return added.address;
    },
  });
  serveOwnCustomer(app, getCustomerAddress, {
    deps,
    async handle({ params }, { id }): Promise<CustomerAddress> {
      const address = await findAddress(database.queries, { customerId: id, addressId: params.addressName });
      if (!address) throw addressNotFound(params.addressName);
      return address;
    },
  });
  serveOwnCustomer(app, updateCustomerAddress, {
    deps,
    async handle({ params, body }, key): Promise<CustomerAddress> {
      const changed = await database.transaction(async (tx) => {
        if (!(await lockCustomer(tx, key))) throw customerNotFound(key.id);
        const address = { customerId: key.id, addressId: params.addressName };
        return changeAddress(tx, { key: address, change: body }, now());
      });
      if (changed.outcome === "missing") throw addressNotFound(params.addressName);
      if (changed.outcome === "taken") throw addressIdTaken(body.addressId ?? params.addressName);
      return changed.address;
    },
  });
  serveOwnCustomer(app, removeCustomerAddress, {
    deps,
    async handle({ params }, { id }): Promise<CallResult<typeof removeCustomerAddress>> {
      const isRemoved = await removeAddress(database.queries, { customerId: id, addressId: params.addressName });
      if (!isRemoved) throw addressNotFound(params.addressName);
      return undefined;
    },
  });
}

function addressNotFound(addressName: string): Refusal {
  return scapiProblem(404, {
    title: "Address Not Found",
    id: "customer-address-not-found",
    detail: `The customer has no address '${addressName}'.`,
    arguments: { addressName },
  });
}

function addressIdTaken(addressId: string): Refusal {
  return scapiProblem(400, {
    title: "Address Id Already In Use",
    id: "customer-address-id-already-in-use",
    detail: `The customer has an address '${addressId}' already.`,
    arguments: { addressId },
  });
}

function tooManyAddresses(): Refusal {
  return scapiProblem(400, {
    title: "Too Many Addresses",
    id: "customer-addresses-quota-exceeded",
    detail: `A customer can have ${addressQuota} addresses.`,
  });
}
